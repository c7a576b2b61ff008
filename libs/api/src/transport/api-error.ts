/** The reason for which a call failed: `parse` is an answer that is not JSON, `http` a status other than 2xx. */
export type FailureKind = 'network' | 'timeout' | 'parse' | 'http';

export interface ApiFailure {
  readonly kind: FailureKind;
  /** Null where there was no answer. */
  readonly status: number | null;
  /** Parsed JSON or text; null where there was no answer. */
  readonly body: unknown;
}

/** The error of every generated call. */
export class ApiError extends Error implements ApiFailure {
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly body: unknown;

  constructor({ kind, status, body }: ApiFailure) {
    super(status === null ? kind : `${kind} ${status}`);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.body = body;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
