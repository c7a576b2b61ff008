import type { OperationId, OperationTypes } from '@amana/api/contract';
import type { CallInput } from '@amana/mock-backend/testing';
import { callRequest } from '@amana/mock-backend/testing';
import { compareAnswer } from './compare-answer.ts';
import type { CheckOptions } from './options.ts';
import { sendRequest } from './send-request.ts';

/** One call and the differences of its answer from the contract. */
export interface Finding {
  readonly operationId: OperationId;
  /** The kind of call, in words. */
  readonly attempt: string;
  /** Null where there was no answer. */
  readonly status: number | null;
  readonly differences: readonly string[];
}

export interface Attempt {
  readonly attempt: string;
  readonly token: string | null;
  readonly expected: readonly number[];
}

/** Makes calls, compares their answers with the contract, and collects the findings. */
export class Inspector {
  readonly findings: Finding[] = [];
  readonly #options: CheckOptions;

  constructor(options: CheckOptions) {
    this.#options = options;
  }

  /** The body of an answer with status 200 that conforms; null for any other answer. */
  call<Id extends OperationId>(
    operationId: Id,
    input: CallInput<Id>,
    { attempt, token, expected }: Attempt,
  ): Promise<OperationTypes[Id]['response'] | null> {
    const request = callRequest(operationId, input, token, this.#options.bases);
    return this.send(operationId, request, { attempt, expected });
  }

  async send<Id extends OperationId>(
    operationId: Id,
    request: Request,
    { attempt, expected }: Omit<Attempt, 'token'>,
  ): Promise<OperationTypes[Id]['response'] | null> {
    const { appOrigin, controlKey, limitMs } = this.#options;
    if (appOrigin !== null) request.headers.set('origin', appOrigin);
    if (controlKey !== null) request.headers.set('x-control-key', controlKey);
    const answer = await sendRequest(request, limitMs);
    if (answer.status === null) {
      this.findings.push({ operationId, attempt, status: null, differences: [answer.reason] });
      return null;
    }
    const { differences, body } = compareAnswer(operationId, answer, { statuses: expected, appOrigin });
    this.findings.push({ operationId, attempt, status: answer.status, differences });
    return answer.status === 200 && differences.length === 0 ? conformingBody(operationId, body) : null;
  }
}

/** The comparison found no difference, so the body has the type of the contract. */
function conformingBody<Id extends OperationId>(_: Id, body: unknown): OperationTypes[Id]['response'] {
  return body as OperationTypes[Id]['response'];
}
