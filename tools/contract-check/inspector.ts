import type { OperationId, OperationTypes } from '@amana/api/contract';
import type { CallInput } from '@amana/mock-backend/testing';
import { callRequest } from '@amana/mock-backend/testing';
import { ask } from './ask.ts';
import { judgeAnswer } from './judge.ts';
import type { CheckOptions } from './options.ts';

/** One call and what its answer had wrong. */
export interface Finding {
  readonly operationId: OperationId;
  /** What was tried, in words. */
  readonly tried: string;
  /** Null: nothing came. */
  readonly status: number | null;
  readonly differences: readonly string[];
}

export interface Try {
  readonly tried: string;
  readonly token: string | null;
  readonly due: readonly number[];
}

/** Makes calls, judges the answers and keeps what it found. */
export class Inspector {
  readonly findings: Finding[] = [];
  readonly #options: CheckOptions;

  constructor(options: CheckOptions) {
    this.#options = options;
  }

  /** The body of a 200 that conforms; null for any other answer. */
  async try<Id extends OperationId>(
    operationId: Id,
    input: CallInput<Id>,
    { tried, token, due }: Try,
  ): Promise<OperationTypes[Id]['response'] | null> {
    return this.send(operationId, callRequest(operationId, input, token, this.#options.bases), {
      tried,
      due,
    });
  }

  async send<Id extends OperationId>(
    operationId: Id,
    request: Request,
    { tried, due }: Omit<Try, 'token'>,
  ): Promise<OperationTypes[Id]['response'] | null> {
    const { appOrigin, controlKey, limitMs } = this.#options;
    if (appOrigin !== null) request.headers.set('origin', appOrigin);
    if (controlKey !== null) request.headers.set('x-control-key', controlKey);
    const { answer, ...none } = await ask(request, limitMs);
    if (answer === null) {
      const differences = 'why' in none ? [none.why] : [];
      this.findings.push({ operationId, tried, status: null, differences });
      return null;
    }
    const { differences, body } = judgeAnswer(operationId, answer, { statuses: due, appOrigin });
    this.findings.push({ operationId, tried, status: answer.status, differences });
    return answer.status === 200 && differences.length === 0 ? conforming(operationId, body) : null;
  }
}

/** `judgeAnswer` has just held the body against the contract. */
function conforming<Id extends OperationId>(_: Id, body: unknown): OperationTypes[Id]['response'] {
  return body as OperationTypes[Id]['response'];
}
