/** Why a call brought no answer of the contract. */
export type FailureKind = 'network' | 'timeout' | 'parse' | 'http';

export interface ApiFailure {
  readonly kind: FailureKind;
  /** Of the answer; null when there was none. */
  readonly status: number | null;
  /** As it came: parsed JSON, text, or nothing. */
  readonly body: unknown;
}

/** What every generated call throws. */
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
