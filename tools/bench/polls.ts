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
import type { PersonaSession } from './ask.ts';
import { bearer, readData, sessionOf } from './ask.ts';

export interface Poll {
  name: string;
  path: string;
  everyMs: number;
}

/** What one browser tab keeps asking, and as whom. */
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
/** More than one page of chat, so that every answer is a full one. */
const LINES = CHAT_PAGE_SIZE + 2;

/**
 * The two people of the busy world, a dispute with a full page of chat between them and support, and what a tab of each
 * polls (§7): notifications, an order, the chat, and one of the screens that show transactions, by turns.
 */
export async function openTabs(server: string, count: number): Promise<Tab[]> {
  await quietWorld(server);
  const [ada, chidi] = [await sessionOf(server, 'ada'), await sessionOf(server, 'chidi')];
  const transaction = await paidBy(server, ada);
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

/** The same tabs before a peer, which knows one order and one page of ten: as many requests, answers of about the same size. */
export async function peerTabs(server: string, tabs: readonly Tab[]): Promise<Tab[]> {
  const order = `${API}/Order`;
  const { id } = await readData<{ id: string }>(`${server}${order}/CreateOrder`, {
    method: 'POST',
    body: JSON.stringify({ description: 'A pair of shoes, size 43', amount: 50_000 }),
  });
  const page = `${order}/GetHistory?Filter=Pending&pageSize=${LIST_PAGE_SIZE}`;
  return tabs.map((tab) => ({
    ...tab,
    polls: tab.polls.map((poll) => ({
      ...poll,
      path: poll.path.includes('pageSize') ? page : `${order}/GetById/${id}`,
    })),
  }));
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

/** Nothing happens by itself while it is measured. */
async function quietWorld(server: string): Promise<void> {
  await readData(`${server}/mock/v1/settings`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ autoPayAfterMs: null, supportReplyAfterMs: null }),
  });
}

async function paidBy(server: string, buyer: PersonaSession): Promise<Row> {
  const query = 'pageNumber=1&pageSize=100&filter=Paid';
  const rows = await readData<Row[]>(`${server}${API}/Transaction/GetHistory?${query}`, {
    headers: bearer(buyer),
  });
  const found = rows.find(({ senderId }) => senderId === buyer.user.userId);
  if (found === undefined) throw new Error('The busy world has no paid order to dispute.');
  return found;
}

async function lodgeDispute(server: string, person: PersonaSession, transactionId: string): Promise<string> {
  const form = new FormData();
  const fields = {
    TransactionId: transactionId,
    CreatedByUserId: person.user.userId,
    DisputeCategory: 'Others',
    Title: 'It never came',
    Note: 'Paid a week ago, and nothing has come since.',
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
  for (let line = 1; line <= LINES; line += 1) {
    const form = new FormData();
    form.set('ThreadId', threadId);
    form.set('SenderId', person.user.userId);
    form.set('Message', `Day ${line}: still waiting for an answer.`);
    await readData(`${server}${API}/Message/Send`, { method: 'POST', headers: bearer(person), body: form });
  }
}
