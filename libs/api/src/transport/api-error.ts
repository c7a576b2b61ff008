/** Why a call failed. */
export type FailureKind =
  /** The device has no network. */
  | 'offline'
  /** No answer arrived: the connection broke, or could not be made. */
  | 'network'
  /** No answer arrived in time. */
  | 'timeout'
  /** The service itself failed: a status of 500 or more. */
  | 'unavailable'
  /** The service refused the call. */
  | 'refused'
  /** An answer arrived that cannot be understood. */
  | 'unreadable';

export interface ApiFailure {
  readonly kind: FailureKind;
  /** Null where there was no answer. */
  readonly status: number | null;
  /** Parsed JSON or text; null where there was no answer. */
  readonly body: unknown;
  /** What a person can quote to support about an answer that cannot be understood. */
  readonly code?: string;
}

/** The error of every generated call. */
export class ApiError extends Error {
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly body: unknown;
  readonly code: string | null;

  constructor({ kind, status, body, code }: ApiFailure) {
    super(status === null ? kind : `${kind} ${status}`);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.body = body;
    this.code = code ?? null;
  }
}

/** The error of a call that got no answer. */
export function noAnswer(kind: 'network' | 'timeout'): ApiError {
  // Node, in which the tests run, has a navigator that knows nothing of a network.
  const isOffline = kind === 'network' && 'onLine' in navigator && !navigator.onLine;
  return new ApiError({ kind: isOffline ? 'offline' : kind, status: null, body: null });
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
