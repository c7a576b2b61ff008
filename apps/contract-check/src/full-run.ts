import { answerDifferences } from '@amana/api/contract/testing';
import { callRequest } from '@amana/mock-lab/testing';
import type { Inspector } from './inspector.ts';
import type { CheckOptions } from './options.ts';
import { sendRequest } from './send-request.ts';
import { walkAccount } from './walk-account.ts';
import { walkTrade } from './walk-trade.ts';
import { walk } from './walk.ts';

/** The API is the mock if `/state` of the control API answers as in the contract. */
export async function isMock({ bases, controlKey, limitMs }: CheckOptions): Promise<boolean> {
  const request = callRequest('getState', {}, null, bases);
  if (controlKey !== null) request.headers.set('x-control-key', controlKey);
  const answer = await sendRequest(request, limitMs);
  if (answer.status !== 200) return false;
  try {
    return answerDifferences('getState', 200, JSON.parse(answer.text)).length === 0;
  } catch {
    return false;
  }
}

/** Calls every operation of the mock once with success, and restores its data. */
export async function runFull(inspector: Inspector): Promise<void> {
  const control = { attempt: 'around the full run', token: null, expected: [200] };
  const before = await inspector.call('getSnapshot', {}, control);
  if (before === null) return;
  try {
    await walk(inspector, 'on a full run', walkAccount);
    await walk(inspector, 'on a full run', walkTrade);
  } finally {
    await inspector.call('putSnapshot', { body: before.data }, control);
  }
}
