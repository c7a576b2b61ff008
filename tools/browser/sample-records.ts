import type { OperationTypes } from '@amana/api/contract';
import { callServer } from '@amana/mock-backend/testing';

type PersonaSession = OperationTypes['createPersonaSession']['response']['data'];

/** As the web app stores it under the key `user`. */
export interface StoredSession {
  user: PersonaSession['user'];
  accessToken: string;
  refreshToken: string;
  isAuthenticated: true;
}

/** Ada's session and the id of one of her records of each kind. */
export interface SampleRecords {
  session: StoredSession;
  orderId: string;
  transactionId: string;
  /** A transaction that still goes on. */
  paidId: string;
  /** A transaction in dispute. */
  disputedId: string;
  disputeId: string;
}

const FIRST = { query: { pageNumber: 1, pageSize: 1 } };
const PAID = { query: { ...FIRST.query, filter: 'Paid' } } as const;

export async function openSession(server: string, persona: 'ada' | 'chidi'): Promise<StoredSession> {
  const { data } = await callServer(server, 'createPersonaSession', { path: { id: persona } });
  return { user: data.user, accessToken: data.token, refreshToken: data.refreshToken, isAuthenticated: true };
}

function idOfFirst([first]: readonly { id: string }[]): string {
  if (first === undefined) throw new Error('The scenario has no record to open.');
  return first.id;
}

export async function readSampleRecords(server: string): Promise<SampleRecords> {
  const session = await openSession(server, 'ada');
  const token = session.accessToken;
  const orders = await callServer(server, 'getOrderHistory', FIRST, token);
  const transactions = await callServer(server, 'getTransactionHistory', FIRST, token);
  const paid = await callServer(server, 'getTransactionHistory', PAID, token);
  const disputedId = idOfFirst((await callServer(server, 'getDisputedTransactions', FIRST, token)).data);
  const dispute = await callServer(server, 'getDisputeByTransaction', { path: { id: disputedId } }, token);
  return {
    session,
    orderId: idOfFirst(orders.data),
    transactionId: idOfFirst(transactions.data),
    paidId: idOfFirst(paid.data),
    disputedId,
    disputeId: dispute.data.id,
  };
}
