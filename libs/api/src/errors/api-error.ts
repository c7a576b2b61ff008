/** Why a call failed. */
export type FailureKind =
  /** A setting of the deployment is wrong, so nothing was sent. */
  | 'misconfigured'
  /** The device had no network when the call was made, so nothing was sent. */
  | 'offline'
  /** No answer arrived: the connection broke, or could not be made. */
  | 'network'
  /** The service can be reached, but this page got no answer: the browser may hide it, or the connection broke. */
  | 'hidden'
  /** No answer arrived in time. */
  | 'timeout'
  /** The service itself failed: a status of 500 or more, or 408. */
  | 'unavailable'
  /** The call had no effect: the service refused it, or something was missing before it was sent. */
  | 'refused'
  /** The service answered without what its answer must contain. */
  | 'incomplete'
  /** An answer arrived that is none of the service, such as a page of a proxy. */
  | 'unreadable';

interface ApiFailure {
  readonly kind: FailureKind;
  /** Null where there was no answer. */
  readonly status: number | null;
  /** What the answer says to a person; null where it says nothing readable. */
  readonly text: string | null;
  /** The first error of each field of a refused request, by the field's name in the answer. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What a person can quote to support about an answer that cannot be understood. */
  readonly code?: string;
  /** The answer is a page, which a proxy may have written, and a proxy knows nothing of any record. */
  readonly isPage?: boolean;
  /** How long the service asks to wait before the next call, in ms. */
  readonly waitMs?: number;
}

/** The error of every generated call. */
export class ApiError extends Error {
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly text: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly code: string | null;
  readonly isPage: boolean;
  readonly waitMs: number;

  constructor({ kind, status, text, fields, code, isPage, waitMs }: ApiFailure) {
    super(status === null ? kind : `${kind} ${status}`);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.text = text;
    this.fields = fields ?? {};
    this.code = code ?? null;
    this.isPage = isPage ?? false;
    this.waitMs = waitMs ?? 0;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
