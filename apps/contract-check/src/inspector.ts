import { type OperationId, type OperationTypes, operationTable } from '@amana/api/contract';
import { type CallInput, callRequest } from '@amana/mock-lab/testing';
import { compareAnswer } from './compare-answer.ts';
import { askedHeaders, preflightDifferences } from './compare-headers.ts';
import { type Difference, worstGrade } from './grade.ts';
import type { CheckOptions } from './options.ts';
import { sendRequest } from './send-request.ts';

export interface Finding {
  readonly operationId: OperationId;
  readonly attempt: string;
  readonly status: number | null;
  readonly differences: readonly Difference[];
}

interface Attempt {
  readonly attempt: string;
  readonly token: string | null;
  readonly expected: readonly number[];
}

/** One call of a walk; an unusable answer ends the walk, because later calls depend on it. */
export type Step = <Id extends OperationId>(
  operationId: Id,
  input: CallInput<Id>,
  token?: string | null,
) => Promise<OperationTypes[Id]['response']>;

class WalkEnded extends Error {
  readonly operationId: OperationId;

  constructor(operationId: OperationId) {
    super(`An answer of ${operationId} is unusable`);
    this.operationId = operationId;
  }
}

export class Inspector {
  readonly findings: Finding[] = [];
  /** Whether any call was answered with a status that the contract asks for there. */
  isKnownApi = false;
  readonly files = new Map<string, OperationId>();
  /** By the header Date of the latest answer, or else by this machine. */
  serverTimeMs = Date.now();
  readonly #options: CheckOptions;

  constructor(options: CheckOptions) {
    this.#options = options;
  }

  /** The body of a success as the app reads it; null for any other answer and for an unusable one. */
  call<Id extends OperationId>(
    operationId: Id,
    input: CallInput<Id>,
    { token, ...attempt }: Attempt,
  ): Promise<OperationTypes[Id]['response'] | null> {
    return this.send(operationId, callRequest(operationId, input, token, this.#options.bases), attempt);
  }

  async send<Id extends OperationId>(
    operationId: Id,
    request: Request,
    { attempt, expected }: Omit<Attempt, 'token'>,
  ): Promise<OperationTypes[Id]['response'] | null> {
    const { controlKey, limitMs } = this.#options;
    // The app calls only the provider's API; the mock answers control calls from its own pages.
    const appOrigin = operationTable[operationId].api === 'amana' ? this.#options.appOrigin : null;
    if (appOrigin !== null) request.headers.set('origin', appOrigin);
    if (controlKey !== undefined) request.headers.set('x-control-key', controlKey);
    const answer = await sendRequest(request, limitMs);
    if (answer.status === null) {
      const differences: Difference[] = [{ grade: 'breaks', text: answer.reason }];
      this.findings.push({ operationId, attempt, status: null, differences });
      return null;
    }
    const options = { ...this.#options, appOrigin };
    const { differences, body } = compareAnswer(operationId, request.url, answer, expected, options);
    this.findings.push({ operationId, attempt, status: answer.status, differences });
    if (expected.includes(answer.status)) this.isKnownApi = true;
    this.serverTimeMs = Date.parse(answer.headers.get('date') ?? '') || Date.now();
    for (const url of fileAddresses(body)) this.files.set(url, operationId);
    const isUsable = body !== undefined && worstGrade(differences) !== 'breaks';
    // The reader converts the body to the form of the contract.
    return isUsable ? (body as OperationTypes[Id]['response']) : null;
  }

  /** Sends the preflight that a browser would send from the app's site. */
  async preflight(operationId: OperationId, url: string, appOrigin: string): Promise<void> {
    const { method } = operationTable[operationId];
    const asked = askedHeaders(operationId, this.#options);
    const headers = {
      origin: appOrigin,
      'access-control-request-method': method,
      ...(asked.length === 0 ? {} : { 'access-control-request-headers': asked.join(',') }),
    };
    const answer = await sendRequest(new Request(url, { method: 'OPTIONS', headers }), this.#options.limitMs);
    const differences: Difference[] =
      answer.status === null
        ? [{ grade: 'breaks', text: answer.reason }]
        : preflightDifferences(answer, { method, asked, appOrigin });
    this.findings.push({ operationId, attempt: 'as a preflight', status: answer.status, differences });
  }

  /** Calls until an answer is unusable; returns the operation of that answer, or the result of the steps. */
  async walk<Result>(
    attempt: string,
    steps: (step: Step) => Promise<Result>,
  ): Promise<{ result?: Result; endedAt?: OperationId }> {
    const step: Step = async (operationId, input, token = null) => {
      const answer = await this.call(operationId, input, { attempt, token, expected: [200] });
      if (answer === null) throw new WalkEnded(operationId);
      return answer;
    };
    try {
      return { result: await steps(step) };
    } catch (error) {
      if (error instanceof WalkEnded) return { endedAt: error.operationId };
      throw error;
    }
  }
}

/** The contract names them …Url; the reader makes them absolute. */
function fileAddresses(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'string' && name.endsWith('Url') && /^https?:/.test(inner)
      ? [inner]
      : fileAddresses(inner),
  );
}
