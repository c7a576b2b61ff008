import type { Inspector } from './inspector.ts';
import type { CheckOptions } from './options.ts';
import { ask } from './ask.ts';
import { callRequest } from '@amana/mock-backend/testing';
import { answerDifferences } from '@amana/api/contract/testing';

/** A sandbox is an API that answers the control API's `/state` as the contract describes it; nothing else counts. */
export async function isSandbox({ bases, controlKey, limitMs }: CheckOptions): Promise<boolean> {
  const request = callRequest('getState', {}, null, bases);
  if (controlKey !== null) request.headers.set('x-control-key', controlKey);
  const { answer } = await ask(request, limitMs);
  if (answer?.status !== 200) return false;
  try {
    return answerDifferences('getState', 200, JSON.parse(answer.text)).length === 0;
  } catch {
    return false;
  }
}

/** Lets something be done to the sandbox, and then puts it back to how it was. */
export async function leavingAsItWas(inspector: Inspector, act: () => Promise<void>): Promise<void> {
  const control = { tried: 'around the full run', token: null, due: [200] };
  const before = await inspector.try('getSnapshot', {}, control);
  if (before === null) return;
  try {
    await act();
  } finally {
    await inspector.try('putSnapshot', { body: before.data }, control);
  }
}
