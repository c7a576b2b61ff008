import {
  CHAT_PAGE_SIZE,
  CHAT_REFRESH_MS,
  DASHBOARD_REFRESH_MS,
  LIST_PAGE_SIZE,
  NOTIFICATIONS_REFRESH_MS,
  ORDER_DETAIL_REFRESH_MS,
  RECENT_TRANSACTIONS_PAGE_SIZE,
  TRANSACTIONS_REFRESH_MS,
} from '@amana/domain';
import type { PersonaSession } from './api-session.ts';
import { bearer, openSession, readData } from './api-session.ts';

export interface Poll {
  name: string;
  path: string;
  everyMs: number;
}

/** The polls of one browser tab, with the authorisation of its user. */
export interface Tab {
  headers: Record<string, string>;
  polls: readonly Poll[];
}

interface Row {
  id: string;
  orderId: string;
  orderStatus: string;
  senderId: string;
}

const API = '/api/v1';
/** More than a page of chat for each person, so that every answer is a full page. */
const MESSAGES = CHAT_PAGE_SIZE + 2;

/**
 * Prepares the busy scenario (a dispute with a full page of chat), and lists what the tabs of its two users poll:
 * notifications, an order, the chat, and by turns one of the screens with transactions.
 */
export async function openTabs(server: string, count: number): Promise<Tab[]> {
  await stopSimulation(server);
  const [ada, chidi] = [await openSession(server, 'ada'), await openSession(server, 'chidi')];
  const transaction = await paidTransactionOf(server, ada);
  const disputeId = await lodgeDispute(server, ada, transaction.id);
  for (const person of [ada, chidi]) await fillChat(server, person, disputeId);
  return Array.from({ length: count }, (_, index) => {
    const person = index % 2 === 0 ? ada : chidi;
    const screens = transactionScreens(person, transaction.id);
    const screen = screens[Math.floor(index / 2) % screens.length];
    const polls = [
      { name: 'notifications', path: '/Notifications/GetAll', everyMs: NOTIFICATIONS_REFRESH_MS },
      { name: 'order', path: `/Order/GetById/${transaction.orderId}`, everyMs: ORDER_DETAIL_REFRESH_MS },
      {
        name: 'chat',
        path: `/Message/GetThreadMessages/${disputeId}?pageNumber=1&pageSize=${CHAT_PAGE_SIZE}`,
        everyMs: CHAT_REFRESH_MS,
      },
      ...(screen === undefined ? [] : [screen]),
    ];
    return { headers: bearer(person), polls: polls.map((poll) => ({ ...poll, path: `${API}${poll.path}` })) };
  });
}

function transactionScreens({ user }: PersonaSession, transactionId: string): Poll[] {
  const history = (size: number) => `/Transaction/GetHistory?pageNumber=1&pageSize=${size}`;
  return [
    { name: 'transactions', path: history(LIST_PAGE_SIZE), everyMs: TRANSACTIONS_REFRESH_MS },
    {
      name: 'recent transactions',
      path: history(RECENT_TRANSACTIONS_PAGE_SIZE),
      everyMs: DASHBOARD_REFRESH_MS,
    },
    { name: 'balances', path: `/Transaction/Overview/${user.userId}`, everyMs: DASHBOARD_REFRESH_MS },
    {
      name: 'one transaction',
      path: `/Transaction/GetById/${transactionId}`,
      everyMs: TRANSACTIONS_REFRESH_MS,
    },
  ];
}

/** Payments and support replies would change the data during the measurement. */
async function stopSimulation(server: string): Promise<void> {
  await readData(`${server}/mock/v1/settings`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ autoPayAfterMs: null, supportReplyAfterMs: null }),
  });
}

async function paidTransactionOf(server: string, buyer: PersonaSession): Promise<Row> {
  const query = 'pageNumber=1&pageSize=100&filter=Paid';
  const rows = await readData<Row[]>(`${server}${API}/Transaction/GetHistory?${query}`, {
    headers: bearer(buyer),
  });
  const found = rows.find(({ senderId }) => senderId === buyer.user.userId);
  if (found === undefined) throw new Error('The busy scenario has no paid order to dispute.');
  return found;
}

async function lodgeDispute(server: string, person: PersonaSession, transactionId: string): Promise<string> {
  const form = new FormData();
  const fields = {
    TransactionId: transactionId,
    CreatedByUserId: person.user.userId,
    DisputeCategory: 'Others',
    Title: 'Not delivered',
    Note: 'Paid a week ago and not delivered.',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { id } = await readData<{ id: string }>(`${server}${API}/Dispute/Create`, {
    method: 'POST',
    headers: bearer(person),
    body: form,
  });
  return id;
}

async function fillChat(server: string, person: PersonaSession, threadId: string): Promise<void> {
  for (let day = 1; day <= MESSAGES; day += 1) {
    const form = new FormData();
    form.set('ThreadId', threadId);
    form.set('SenderId', person.user.userId);
    form.set('Message', `Day ${day}: still waiting for an answer.`);
    await readData(`${server}${API}/Message/Send`, { method: 'POST', headers: bearer(person), body: form });
  }
}
