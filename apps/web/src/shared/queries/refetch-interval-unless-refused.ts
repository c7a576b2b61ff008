import { serviceStatus } from '@amana/api';
import { pollMs } from './poll-every.ts';

/** Not found, not for this viewer, or an impossible id. */
const REFUSALS: ReadonlySet<number | null> = new Set([400, 403, 404]);

/** Polling interval of an open page's record; none if the service refuses to show it, because it would refuse again. */
export function refetchIntervalUnlessRefused(
  { data, error }: { data: unknown; error: unknown },
  ms: number,
): number | false {
  return data === undefined && REFUSALS.has(serviceStatus(error)) ? false : pollMs(error, ms);
}
