import type { OperationId, OperationTypes } from '@amana/api/contract';
import { type CallInput, callRequest } from '@amana/mock-lab/testing';
import { compareAnswer } from './compare-answer.ts';
import { type Difference, isBroken } from './grade.ts';
import type { CheckOptions } from './options.ts';
import { sendRequest } from './send-request.ts';

export interface Finding {
  readonly operationId: OperationId;
  readonly attempt: string;
  readonly status: number | null;
  readonly differences: readonly Difference[];
}

/** Calls with success; an unusable answer throws, because later calls depend on it. */
export type Step = <Id extends OperationId>(
  operationId: Id,
  input: CallInput<Id>,
  token?: string | null,
) => Promise<OperationTypes[Id]['response']>;

class Unusable extends Error {}

export class Inspector {
  readonly findings: Finding[] = [];
  /** What could not be tried, one sentence each. */
  readonly notes: string[] = [];
  /** Whether any call was answered with a status that the contract asks for there. */
  isKnownApi = false;
  readonly #options: CheckOptions;

  constructor(options: CheckOptions) {
    this.#options = options;
  }

  isReported(operationId: OperationId): boolean {
    return this.#options.only?.includes(operationId) !== false;
  }

  /** The body of a success as the app reads it; null for any other answer and for an unusable one. */
  async send<Id extends OperationId>(
    operationId: Id,
    request: Request,
    attempt: string,
    expected: readonly number[],
  ): Promise<OperationTypes[Id]['response'] | null> {
    const { appOrigin, limitMs } = this.#options;
    if (appOrigin !== null) request.headers.set('origin', appOrigin);
    const answer = await sendRequest(request, limitMs);
    const { status } = answer;
    if (status === null) {
      const differences: Difference[] = [{ grade: 'breaks', text: answer.reason }];
      this.findings.push({ operationId, attempt, status, differences });
      return null;
    }
    const { differences, body } = compareAnswer(operationId, request.url, answer, expected, this.#options);
    this.findings.push({ operationId, attempt, status, differences });
    this.isKnownApi ||= expected.includes(status);
    if (body === undefined || isBroken(differences)) return null;
    // The reader converts the body to the form of the contract.
    return body as OperationTypes[Id]['response'];
  }

  /** Calls until an answer is unusable, and notes that; returns the result of the steps. */
  async walk<Result>(what: string, steps: (step: Step) => Promise<Result>): Promise<Result | undefined> {
    const bases = { amana: this.#options.baseUrl, control: '' };
    const step: Step = async (operationId, input, token = null) => {
      const answer = await this.send(operationId, callRequest(operationId, input, token, bases), what, [200]);
      if (answer === null) throw new Unusable(operationId);
      return answer;
    };
    try {
      return await steps(step);
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      this.notes.push(`Not tried: what follows ${error.message} in ${what}.`);
      return undefined;
    }
  }
}
