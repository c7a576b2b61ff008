import { serverClock } from '@amana/api';
import { COUNTDOWN_REFRESH_MS, formatNaira, nairaToKobo } from '@amana/domain';
import { useEffect, useState } from 'react';

export const nairaText = (naira: number): string => formatNaira(nairaToKobo(naira));

/** '2 Mar 2026, 10:30' in the device's time zone. */
export function dateTimeText(instant: string): string {
  return new Date(instant).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}

/** Name, length in ms, and length of the next larger unit in ms. */
const UNITS = [
  ['d', 86_400_000, Infinity],
  ['h', 3_600_000, 86_400_000],
  ['min', 60_000, 3_600_000],
  ['s', 1_000, 60_000],
] as const;

/** 'in 1 h 5 min' with the two largest units; 'now' if no time is left. */
export function inText(leftMs: number): string {
  const parts = UNITS.flatMap(([name, size, next]) => {
    const count = Math.floor((leftMs % next) / size);
    return count > 0 ? [`${count} ${name}`] : [];
  });
  return parts.length === 0 ? 'now' : `in ${parts.slice(0, 2).join(' ')}`;
}

/** Time until an ISO 8601 timestamp by the server's clock, updated every second. */
export function useTimeLeft(until: string): string {
  const [now, setNow] = useState(() => serverClock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverClock.now()), COUNTDOWN_REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return inText(Date.parse(until) - now);
}
