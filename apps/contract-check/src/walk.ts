import type { OperationId, OperationTypes } from '@amana/api/contract';
import type { CallInput } from '@amana/mock-lab/testing';
import type { Inspector } from './inspector.ts';

/** One call of a walk; an unusable answer ends the walk, because later calls depend on it. */
export type Step = <Id extends OperationId>(
  operationId: Id,
  input: CallInput<Id>,
  token?: string | null,
) => Promise<OperationTypes[Id]['response']>;

class WalkEnded extends Error {}

/** Calls until an answer is unusable; returns that operation, or null at the end. */
export async function walk(
  inspector: Inspector,
  attempt: string,
  steps: (step: Step) => Promise<void>,
): Promise<OperationId | null> {
  let last: OperationId | null = null;
  try {
    await steps(async (operationId, input, token = null) => {
      last = operationId;
      const answer = await inspector.call(operationId, input, {
        attempt,
        token,
        expected: [200],
      });
      if (answer === null) throw new WalkEnded(`after ${operationId}`);
      return answer;
    });
    return null;
  } catch (error) {
    if (!(error instanceof WalkEnded)) throw error;
    return last;
  }
}
