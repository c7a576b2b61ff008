import { type ApiError, isApiError } from '../errors/api-error.ts';
import { perApi } from './api-options.ts';
import { apiErrorOf } from './call-errors.ts';

/** A change that was sent and whose outcome is unknown. */
interface Attempt {
  /** Attempts of the same scope replace each other. */
  readonly scope: string;
  /** Method, address and values of the call. */
  readonly content: string;
  /** Value of the header Idempotency-Key. */
  readonly key: string;
}

const openAttempts = perApi(() => new Map<string, Attempt>());
const attemptsByError = new WeakMap<ApiError, Attempt>();

/** Sends a change with its key. The same content sent again before an answer is the same attempt; other content is not. */
export async function sendAttempt<Answer>(
  { scope, content }: Pick<Attempt, 'scope' | 'content'>,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const earlier = openAttempts().get(scope);
  const attempt = earlier?.content === content ? earlier : { scope, content, key: newId() };
  openAttempts().set(scope, attempt);
  try {
    const answer = await send(attempt.key);
    endAttempt(attempt);
    return answer;
  } catch (error) {
    const failure = apiErrorOf(error);
    if (isAnswer(failure)) endAttempt(attempt);
    else attemptsByError.set(failure, attempt);
    throw failure;
  }
}

/** 128 random bits as 32 hexadecimal digits. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function endAttempt(attempt: Attempt): void {
  const open = openAttempts();
  if (open.get(attempt.scope) === attempt) open.delete(attempt.scope);
}

/** Statuses that say nothing about an earlier call of the same attempt: not signed in, too many calls. */
const ABOUT_THE_CALLER: ReadonlySet<number> = new Set([401, 429]);

/** Whether the service itself has refused the change, so that its outcome is known. */
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
  openAttempts().clear();
}
