import { serverClock } from '@amana/api';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The time at which the page is printed, as an ISO 8601 timestamp; until then, when it was opened. */
export function usePrintTime(): string {
  const [printedAt, setPrintedAt] = useState(() => serverClock.now());
  useEffect(() => {
    // Synchronously, because the browser prints as soon as the listener returns.
    const stamp = () => flushSync(() => setPrintedAt(serverClock.now()));
    window.addEventListener('beforeprint', stamp);
    return () => {
      window.removeEventListener('beforeprint', stamp);
    };
  }, []);
  return new Date(printedAt).toISOString();
}
