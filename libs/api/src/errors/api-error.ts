export type FailureKind =
  /** The deployment has a wrong setting, so nothing was sent. */
  | 'misconfigured'
  /** The device was offline when the call was made, so nothing was sent. */
  | 'offline'
  | 'network'
  /** The service is reachable, but this page got no answer: the browser may hide it, or the connection broke. */
  | 'hidden'
  | 'timeout'
  | 'unavailable'
  /** The call had no effect: the service refused it, or something was missing before it was sent. */
  | 'refused'
  | 'incomplete'
  /** The answer is not from the service, for example a page of a proxy. */
  | 'unreadable';

type ApiFailure = Pick<ApiError, 'kind' | 'status' | 'text'> &
  Partial<Pick<ApiError, 'fields' | 'code' | 'isPage' | 'waitMs'>>;

export class ApiError extends Error {
  readonly kind: FailureKind;
  readonly status: number | null;
  /** The service's message for users; null if there is no readable one. */
  readonly text: string | null;
  readonly fields: Readonly<Record<string, string>>;
  /** A code that users can give to support for an unreadable or hidden answer. */
  readonly code: string | null;
  /** The answer is a page, perhaps of a proxy, so it says nothing about a record. */
  readonly isPage: boolean;
  /** The minimum delay before the next call. */
  readonly waitMs: number;
  /** From the header traceparent of the call, 32 hexadecimal digits; null if there was none or nothing was sent. */
  requestId: string | null = null;

  constructor({ kind, status, text, fields = {}, code = null, isPage = false, waitMs = 0 }: ApiFailure) {
    super(status === null ? kind : `${kind} ${status}`);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.text = text;
    this.fields = fields;
    this.code = code;
    this.isPage = isPage;
    this.waitMs = waitMs;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** The service has a record, but left out a part that the app needs. */
export function isIncomplete(error: unknown): boolean {
  return isApiError(error) && error.kind === 'incomplete';
}
