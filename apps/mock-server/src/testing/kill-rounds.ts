import { randomInt } from 'node:crypto';
import { PERSONAS } from '@amana/mock-lab';
import { callServer } from '@amana/mock-lab/testing';
import { type ServerProcess, startMockServer } from '../server-process.ts';
import { type Step, Acknowledged, STEPS } from './acknowledged.ts';
import { trade } from './load.ts';

export interface KillRounds {
  readonly folder: string;
  readonly rounds: number;
  readonly report?: (round: number, acknowledged: number) => void;
}

const WORKERS = 4;
/** Maximum number of answers per round: some rounds end in the first trade, others in the third. */
const MOST_ANSWERS = 80;

export interface Survival {
  readonly acknowledged: Acknowledged;
  readonly lost: readonly string[];
}

/** Kills and restarts the busy server repeatedly until something is lost. */
export async function surviveKills({ folder, rounds, report }: KillRounds): Promise<Survival> {
  const acknowledged = new Acknowledged();
  for (let kills = 0; ; kills += 1) {
    const server = await startMockServer(['--scenario', 'empty', '--data', folder]);
    const lost = await whatIsLost(server, acknowledged);
    if (lost.length > 0 || kills === rounds) {
      await server.stop('SIGKILL');
      return { acknowledged, lost };
    }
    await workUntilKilled(server, acknowledged);
    report?.(kills + 1, acknowledged.count);
  }
}

async function workUntilKilled(server: ServerProcess, acknowledged: Acknowledged): Promise<void> {
  await callServer(server.url, 'updateSettings', {
    body: { autoPayAfterMs: null, accessTokenLifetimeMs: 86_400_000 },
  });
  const enough = acknowledged.count + randomInt(1, MOST_ANSWERS);
  let ended: Promise<void> | undefined;
  acknowledged.onEach((count) => {
    if (count >= enough) ended ??= server.stop('SIGKILL');
  });
  const refusals: unknown[] = [];
  const workers = Array.from({ length: WORKERS }, () =>
    trade(server.url, acknowledged).catch((error: unknown) => {
      // Only the death of the server may end the work.
      if (ended === undefined) refusals.push(error);
    }),
  );
  await Promise.all(workers);
  await (ended ?? server.stop('SIGKILL'));
  if (refusals.length > 0) throw new Error('The work could not be done', { cause: refusals[0] });
}

async function whatIsLost(
  { url }: ServerProcess,
  { orders, transfers, tokens, addresses }: Acknowledged,
): Promise<string[]> {
  const [{ data: snapshot }, { data: ledger }] = await Promise.all([
    callServer(url, 'getSnapshot', {}),
    callServer(url, 'getLedger', {}),
  ]);
  const lost = ledger.balanced ? [] : ['the balance of the ledger'];
  const { rows } = snapshot as unknown as StoredWorld;
  const statusOf = new Map(rows.orders.map(({ id, orderStatus }) => [id, orderStatus]));
  for (const [id, step] of orders)
    if (!hasReached(statusOf.get(id), step)) lost.push(`order ${id} was ${step}`);
  const references = new Set(rows.transfers.map(({ id }) => id));
  for (const reference of transfers) if (!references.has(reference)) lost.push(`transfer ${reference}`);
  const emails = new Set(rows.users.map(({ email }) => email));
  for (const address of addresses) if (!emails.has(address)) lost.push(`the person ${address}`);
  const latest = [...tokens].slice(-WORKERS);
  for (const token of latest) if (!(await isSignedIn(url, token))) lost.push('a session');
  return lost;
}

interface StoredWorld {
  readonly rows: {
    readonly orders: readonly { id: string; orderStatus: string }[];
    readonly transfers: readonly { id: string }[];
    readonly users: readonly { email: string }[];
  };
}

/** A step whose answer was lost with the server may or may not have happened. */
function hasReached(status: string | undefined, step: Step): boolean {
  const reached = STEPS.findIndex((known) => known === status);
  return reached >= STEPS.indexOf(step);
}

async function isSignedIn(url: string, token: string): Promise<boolean> {
  // A session of Ada or Chidi: the other's is forbidden, an invalid one unauthorised.
  const response = await fetch(`${url}/api/v1/User/Get/${PERSONAS[0].userId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return response.status !== 401;
}
