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
import { callServer } from '@amana/mock-backend/testing';
import { openSession } from '../browser/sample-records.ts';

export interface Poll {
  path: string;
  everyMs: number;
}

/** The polls of one browser tab, with the authorisation of its user. */
export interface Tab {
  headers: Record<string, string>;
  polls: readonly Poll[];
}

/** Tabs differ by the screen with transactions. */
export const TAB_KINDS = 4;

interface Buyer {
  userId: string;
  token: string;
}

/**
 * Lodges a dispute with a full page of chat in the busy scenario, and lists what each tab of the buyer polls:
 * notifications, an order, the chat, and by turns one of the screens with transactions.
 */
export async function openTabs(server: string, count: number): Promise<Tab[]> {
  // Payments and support replies would change the data during the measurement.
  await callServer(server, 'updateSettings', { body: { autoPayAfterMs: null, supportReplyAfterMs: null } });
  const { user, accessToken: token } = await openSession(server, 'ada');
  const { data: paid } = await callServer(
    server,
    'getTransactionHistory',
    { query: { pageNumber: 1, pageSize: 100, filter: 'Paid' } },
    token,
  );
  const transaction = paid.find(({ senderId }) => senderId === user.userId);
  if (transaction === undefined) throw new Error('The busy scenario has no paid order to dispute.');
  const disputeId = await lodgeDispute(server, { userId: user.userId, token }, transaction.id);

  const shared = [
    { path: '/Notifications/GetAll', everyMs: NOTIFICATIONS_REFRESH_MS },
    { path: `/Order/GetById/${transaction.orderId}`, everyMs: ORDER_DETAIL_REFRESH_MS },
    {
      path: `/Message/GetThreadMessages/${disputeId}?pageNumber=1&pageSize=${CHAT_PAGE_SIZE}`,
      everyMs: CHAT_REFRESH_MS,
    },
  ];
  const history = (size: number) => `/Transaction/GetHistory?pageNumber=1&pageSize=${size}`;
  const screens = [
    { path: history(LIST_PAGE_SIZE), everyMs: TRANSACTIONS_REFRESH_MS },
    { path: history(RECENT_TRANSACTIONS_PAGE_SIZE), everyMs: DASHBOARD_REFRESH_MS },
    { path: `/Transaction/Overview/${user.userId}`, everyMs: DASHBOARD_REFRESH_MS },
    { path: `/Transaction/GetById/${transaction.id}`, everyMs: TRANSACTIONS_REFRESH_MS },
  ];
  const tabs = screens.map((screen) => ({
    headers: { authorization: `Bearer ${token}` },
    polls: [...shared, screen].map((poll) => ({ ...poll, path: `/api/v1${poll.path}` })),
  }));
  return Array.from({ length: count }, (_, index) => tabs[index % tabs.length]).filter(
    (tab) => tab !== undefined,
  );
}

/** The dispute's id, which is also the id of its chat. */
async function lodgeDispute(
  server: string,
  { userId, token }: Buyer,
  transactionId: string,
): Promise<string> {
  const complaint = { DisputeCategory: 'Others', Title: 'Not delivered', Note: 'Paid a week ago.' } as const;
  const body = { TransactionId: transactionId, CreatedByUserId: userId, ...complaint };
  const { data: dispute } = await callServer(server, 'createDispute', { body }, token);
  for (let day = 1; day <= CHAT_PAGE_SIZE; day += 1) {
    const message = { ThreadId: dispute.id, SenderId: userId, Message: `Day ${day}: not delivered yet.` };
    await callServer(server, 'sendMessage', { body: message }, token);
  }
  return dispute.id;
}
