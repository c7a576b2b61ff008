import { serviceStatus } from '@amana/api';
import { pollMs } from './poll-every.ts';

/** Not found, not for this viewer, or an id that cannot exist. */
const REFUSALS: ReadonlySet<number | null> = new Set([400, 403, 404]);

/**
 * The interval in ms at which an open page reads its record again; none where the service refuses to show it, as another
 * reading would be refused too.
 */
export function refetchIntervalUnlessRefused(
  { data, error }: { data: unknown; error: unknown },
  ms: number,
): number | false {
  return data === undefined && REFUSALS.has(serviceStatus(error)) ? false : pollMs(error, ms);
}
