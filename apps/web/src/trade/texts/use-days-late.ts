import { serverClock } from '@amana/api';
import { type NextStep, COUNTDOWN_REFRESH_MS, daysLate } from '@amana/domain';
import { useSyncExternalStore } from 'react';
import { every } from '../../shared/dates/use-server-now.ts';

/**
 * Calendar days since the delivery date of a step passed. Null before, and until the server has told the time, because
 * the device's clock may be wrong.
 */
export function useDaysLate(step: Pick<NextStep, 'dueAt' | 'dueIs'>): number | null {
  return useSyncExternalStore(subscribe, () =>
    serverClock.isConfirmed() ? daysLate(step, serverClock.now()) : null,
  );
}

const subscribe = every(COUNTDOWN_REFRESH_MS);
