import type { OperationId } from '@amana/api/contract';
import type { Inspector } from './inspector.ts';
import type { CheckOptions, TestAccount } from './options.ts';
import { tryFiles } from './try-files.ts';
import { tryReads } from './try-reads.ts';
import {
  TRADE_OPERATIONS,
  WITH_PAYMENT,
  walkCancelledOrder,
  walkRejectedOrder,
  walkSandboxTrade,
} from './walk-sandbox-trade.ts';
import type { Person } from './walk-trade.ts';
import { walk } from './walk.ts';

const ATTEMPT = 'with the test accounts';

/** Signs in, trades up to the payment and reads; returns untested operations with the reason. */
export async function runSandbox(
  inspector: Inspector,
  options: CheckOptions,
  accounts: NonNullable<CheckOptions['accounts']>,
): Promise<Map<OperationId, string>> {
  const untried = new Map<OperationId, string>();
  const buyer = await signIn(inspector, accounts.buyer);
  const seller = await signIn(inspector, accounts.seller);
  if (buyer === null || seller === null) return untried;
  const parties = { buyer, seller };
  const endedAt = await walk(inspector, ATTEMPT, (step) =>
    walkSandboxTrade(step, inspector, parties, untried),
  );
  if (endedAt !== null)
    for (const id of [...TRADE_OPERATIONS, ...WITH_PAYMENT])
      if (!untried.has(id)) untried.set(id, `not reached: the trade ended at ${endedAt}`);
  await walk(inspector, ATTEMPT, (step) => walkCancelledOrder(step, parties));
  await walk(inspector, ATTEMPT, (step) => walkRejectedOrder(step, parties));
  await walk(inspector, ATTEMPT, async (step) => {
    const [first] = (await step('getNotifications', {}, buyer.token)).data;
    if (first !== undefined) await step('markNotificationAsRead', { path: { id: first.id } }, buyer.token);
    await step('markAllNotificationsAsRead', {}, buyer.token);
  });
  for (const person of [buyer, seller])
    for (const [id, reason] of await tryReads(inspector, options.bases, person)) untried.set(id, reason);
  await tryFiles(inspector, options);
  await walk(inspector, ATTEMPT, async (step) => {
    await step('logOut', {}, buyer.token);
  });
  return untried;
}

async function signIn(inspector: Inspector, account: TestAccount): Promise<Person | null> {
  const people: Person[] = [];
  await walk(inspector, ATTEMPT, async (step) => {
    const { data: session } = await step('login', { body: { ...account } });
    const { data: tokens } = await step('refresh', { body: { refreshToken: session.refreshToken } });
    people.push({ userId: session.user.userId, email: account.email, token: tokens.token });
  });
  return people[0] ?? null;
}
