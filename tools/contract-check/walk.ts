import type { OperationId, OperationTypes } from '@amana/api/contract';
import type { CallInput } from '@amana/mock-backend/testing';
import type { Inspector } from './inspector.ts';

/** One call of a walk; later calls need its answer, so an answer that the app cannot use ends the walk. */
export type Step = <Id extends OperationId>(
  operationId: Id,
  input: CallInput<Id>,
  token?: string | null,
) => Promise<OperationTypes[Id]['response']>;

class WalkEnded extends Error {}

/** Makes the calls of a walk until the app could not use an answer. */
export async function walk(
  inspector: Inspector,
  attempt: string,
  steps: (step: Step) => Promise<void>,
): Promise<void> {
  try {
    await steps(async (operationId, input, token = null) => {
      const answer = await inspector.call(operationId, input, {
        attempt,
        token,
        expected: [200],
      });
      if (answer === null) throw new WalkEnded(`after ${operationId}`);
      return answer;
    });
  } catch (error) {
    if (!(error instanceof WalkEnded)) throw error;
  }
}
