import { useEffect, useState } from 'react';

/** When a record was read, in ms since 1970 by the device's clock (`dataUpdatedAt`); null if the last refresh failed. */
export type CheckedAt = number | null;

interface CheckedAgoProps {
  atMs: number;
  label?: string;
}

const SECOND_MS = 1_000;

/** 'Checked 12 s ago'. Screen readers do not announce it, because it changes every second. */
export function CheckedAgo({ atMs, label = 'Checked' }: CheckedAgoProps) {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="small-print" aria-live="off" translate="no">
      {`${label} ${agoText(Math.max(0, nowMs - atMs))}`}
    </span>
  );
}

/** 'just now', '12 s ago', '3 min ago' */
export function agoText(ms: number): string {
  const seconds = Math.floor(ms / SECOND_MS);
  if (seconds < 1) return 'just now';
  if (seconds < 60) return `${seconds} s ago`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`;
}
