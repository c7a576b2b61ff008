import { type Call, operationIdOf } from '../reader/read-answer.ts';
import { ApiError } from '../errors/api-error.ts';

const LOOK_TIMEOUT_MS = 5_000;

/**
 * Adds the cause to a failed call to another origin. Browsers hide blocked answers, so an opaque request checks whether
 * the service is reachable.
 */
export async function withCause(failure: ApiError, call: Call, baseUrl: string): Promise<ApiError> {
  if (failure.kind !== 'network' || !/^https?:/.test(baseUrl)) return failure;
  if (!(await isReachable(baseUrl))) return failure;
  const text = 'The service could not be reached from this page. If it happens again, contact support.';
  const code = `${operationIdOf(call)}-no-answer`;
  return new ApiError({ kind: 'hidden', status: null, text, code });
}

async function isReachable(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(LOOK_TIMEOUT_MS);
  return fetch(url, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}
