import { type ApiError, isApiError } from '../errors/api-error.ts';
import { type ApiOptions, apiOptions } from './api-options.ts';

/** A change that was sent and whose outcome is unknown. */
export interface Attempt {
  /** Attempts of the same scope replace each other. */
  readonly scope: string;
  /** Method, address and values of the call. */
  readonly content: string;
  /** Value of the header Idempotency-Key. */
  readonly key: string;
}

/** Separate for each configured API. */
const openByApi = new WeakMap<ApiOptions, Map<string, Attempt>>();
const attemptsByError = new WeakMap<ApiError, Attempt>();

function openAttempts(): Map<string, Attempt> {
  const api = apiOptions();
  const open = openByApi.get(api) ?? new Map<string, Attempt>();
  openByApi.set(api, open);
  return open;
}

/** The same content sent again before an answer is the same attempt; other content is a new one. */
export function attemptFor(scope: string, content: string): Attempt {
  const open = openAttempts();
  const earlier = open.get(scope);
  if (earlier?.content === content) return earlier;
  const attempt = { scope, content, key: newId() };
  open.set(scope, attempt);
  return attempt;
}

/** 128 random bits as 32 hexadecimal digits. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function endAttempt(attempt: Attempt): void {
  const open = openAttempts();
  if (open.get(attempt.scope) === attempt) open.delete(attempt.scope);
}

/** Keeps the attempt open, unless the service itself has refused it. */
export function attemptFailed(attempt: Attempt, failure: ApiError): void {
  if (isAnswer(failure)) endAttempt(attempt);
  else attemptsByError.set(failure, attempt);
}

/** Statuses that say nothing about an earlier call of the same attempt: not signed in, too many calls. */
const ABOUT_THE_CALLER: ReadonlySet<number> = new Set([401, 429]);

function isAnswer({ kind, status, isPage }: ApiError): boolean {
  return kind === 'refused' && status !== null && !isPage && !ABOUT_THE_CALLER.has(status);
}

/** Ends the attempt whose call failed with `error`, because a read has shown that the change was made. */
export function confirmAttempt(error: unknown): void {
  const attempt = isApiError(error) ? attemptsByError.get(error) : undefined;
  if (attempt !== undefined) endAttempt(attempt);
}

/** Call at a sign-out: the next person's changes are attempts of their own. */
export function forgetAttempts(): void {
  openByApi.delete(apiOptions());
}
