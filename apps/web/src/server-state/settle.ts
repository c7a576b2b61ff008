import { type ApiError, type FailureKind, confirmAttempt, errorText, isApiError } from '@amana/api';
import { ChangeError, UNCONFIRMED } from './change-error.ts';

/** Delay before the second look for a change without an answer, which may still be in progress. */
const SECOND_LOOK_MS = 5_000;
const KNOWN_NOT_DONE: ReadonlySet<FailureKind> = new Set(['refused', 'misconfigured', 'offline']);
const SERVER_ERROR = 500;

interface Settling<Found> {
  /**
   * If the answer is lost: reads the affected record, and resolves with the equivalent of the answer, or with null if the
   * change was not made. Rejects if neither is known: with a ChangeError if sending the change again does no harm.
   */
  find?: (() => Promise<Found | null>) | undefined;
  /** For the person's account: the fallback for the text of the failure, which is shown with the doubt beside it. */
  failed?: string | undefined;
}

/**
 * Sends a change. If the answer is lost, the affected record tells whether it was made.
 * @throws ChangeError if that is unknown; any other error if the change was certainly not made
 */
export async function settle<Answer, Found = Answer>(
  send: () => Promise<Answer>,
  { find, failed }: Settling<Found>,
): Promise<Answer | Found> {
  try {
    return await send();
  } catch (failure) {
    if (!isInDoubt(failure)) throw failure;
    const check = find === undefined ? null : () => look(find, failure, unknown);
    const unknown = (mayRepeat: boolean) => {
      const options = { cause: failure, check, mayRepeat };
      return failed === undefined
        ? new ChangeError('unknown', UNCONFIRMED, options)
        : new ChangeError('unknown', errorText(failure, failed), { ...options, doubt: UNCONFIRMED });
    };
    if (check === null) throw unknown(true);
    const found = await check();
    if (found === null) throw failure;
    return found;
  }
}

/** A refusal is an answer. Without a network, or with a wrong configuration, nothing was sent. */
export function isInDoubt(error: unknown): error is ApiError {
  return isApiError(error) && !KNOWN_NOT_DONE.has(error.kind);
}

async function look<Found>(
  find: () => Promise<Found | null>,
  failure: ApiError,
  unknown: (mayRepeat: boolean) => ChangeError,
): Promise<Found | null> {
  let found: Found | null;
  try {
    found = await find();
    if (found === null && mayBeUnderWay(failure)) {
      await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK_MS));
      found = await find();
    }
  } catch (reason) {
    throw unknown(reason instanceof ChangeError);
  }
  if (found !== null) confirmAttempt(failure);
  else if (saysDone(failure)) throw unknown(true);
  return found;
}

/** A failure of the service itself ends the call; a proxy may have stopped waiting for a call that continues. */
function mayBeUnderWay({ status }: ApiError): boolean {
  return status !== SERVER_ERROR;
}

function saysDone({ status, isPage }: ApiError): boolean {
  return status !== null && status < 300 && !isPage;
}
