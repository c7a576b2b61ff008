import type { OperationId, OperationTypes } from '@amana/api/contract';
import type { CallInput } from '@amana/mock-backend/testing';
import type { Inspector } from './inspector.ts';
import { leavingAsItWas } from './sandbox.ts';
import { walkAccount } from './walk-account.ts';
import { walkTrade } from './walk-trade.ts';

/** One call of a walk; its answer is what the next calls need, so a wrong one ends the walk. */
export type Step = <Id extends OperationId>(
  operationId: Id,
  input: CallInput<Id>,
  token?: string | null,
) => Promise<OperationTypes[Id]['response']>;

class WalkEnded extends Error {}

async function walk(inspector: Inspector, way: (step: Step) => Promise<void>): Promise<void> {
  try {
    await way(async (operationId, input, token = null) => {
      const answer = await inspector.try(operationId, input, { tried: 'on a full run', token, due: [200] });
      if (answer === null) throw new WalkEnded(`after ${operationId}`);
      return answer;
    });
  } catch (error) {
    if (!(error instanceof WalkEnded)) throw error;
  }
}

/** Every operation once with success: an account's life, then a trade's. */
export function runFull(inspector: Inspector): Promise<void> {
  return leavingAsItWas(inspector, async () => {
    await walk(inspector, walkAccount);
    await walk(inspector, walkTrade);
  });
}
