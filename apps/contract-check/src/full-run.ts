import type { OperationId } from '@amana/api/contract';
import { answerDifferences } from '@amana/api/contract/testing';
import { callRequest } from '@amana/mock-lab/testing';
import type { Inspector, Step } from './inspector.ts';
import type { CheckOptions } from './options.ts';
import { sendRequest } from './send-request.ts';
import { tryReads } from './try-reads.ts';
import { walkAccount } from './walk-account.ts';
import { type Person, type Simulation, walkTrades } from './walk-trade.ts';

const ATTEMPT = 'on a full run';

/** The API is the mock if `/state` of the control API answers as in the contract. */
export async function isMock({ bases, controlKey, limitMs }: CheckOptions): Promise<boolean> {
  const request = callRequest('getState', {}, null, bases);
  if (controlKey !== undefined) request.headers.set('x-control-key', controlKey);
  const answer = await sendRequest(request, limitMs);
  if (answer.status !== 200) return false;
  try {
    return answerDifferences('getState', 200, JSON.parse(answer.text)).length === 0;
  } catch {
    return false;
  }
}

/** Calls every operation of the mock with success, and restores its data. Returns untested operations with the reason. */
export async function runFull(
  inspector: Inspector,
  { bases }: CheckOptions,
): Promise<ReadonlyMap<OperationId, string>> {
  const control = { attempt: 'around the full run', token: null, expected: [200] };
  const before = await inspector.call('getSnapshot', {}, control);
  if (before === null) return new Map();
  try {
    await inspector.walk(ATTEMPT, walkAccount);
    const { result: parties } = await inspector.walk(ATTEMPT, async (step) => {
      await step('updateSettings', { body: { autoPayAfterMs: null, supportReplyAfterMs: null } });
      return { buyer: await persona(step, 'ada'), seller: await persona(step, 'chidi') };
    });
    if (parties === undefined) return new Map();
    await inspector.walk(ATTEMPT, (step) => walkInvitation(step, parties.buyer));
    const ofTrades = await walkTrades(inspector, ATTEMPT, parties, SIMULATION);
    return new Map([...ofTrades, ...(await tryReads(inspector, bases, parties.buyer))]);
  } finally {
    await inspector.call('putSnapshot', { body: before.data }, control);
  }
}

async function persona(step: Step, id: string): Promise<Person> {
  const { user, token } = (await step('createPersonaSession', { path: { id } })).data;
  return { userId: user.userId, email: user.email, token };
}

async function walkInvitation(step: Step, { userId, token }: Person): Promise<void> {
  const body = {
    email: 'newcomer@example.test',
    buyerId: userId,
    description: 'Contract check',
    amount: 5_000,
  };
  const { id, referralLink } = (await step('createOrder', { body }, token)).data;
  const referral = new URL(referralLink).searchParams.get('referral') ?? '';
  await step('getInvitation', { path: { id }, query: { referral } });
}

const SIMULATION: Simulation = {
  pay: (step, { accountNumber, amount }) => step('sendTransfer', { body: { accountNumber, amount } }),
  mailedCode: async (step, to) => {
    const { data: mails } = await step('getMailbox', { query: { to, kind: 'confirmation-code', limit: 1 } });
    return mails[0]?.code ?? '';
  },
};
