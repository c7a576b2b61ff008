import { serverClock } from '@amana/api';
import { COUNTDOWN_REFRESH_MS } from '@amana/domain';
import { useEffect, useState } from 'react';

/** The server's time in ms since 1970, updated every second. */
export function useServerNow(): number {
  const [now, setNow] = useState(() => serverClock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverClock.now()), COUNTDOWN_REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
