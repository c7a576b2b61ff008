import { DELIVERY_STATUS, lagosDay } from '@amana/domain';
import type { Step } from './walk.ts';

export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly token: string;
}

export const PAGE = { pageNumber: 1, pageSize: 10 };

export async function walkTrade(step: Step): Promise<void> {
  await step('updateSettings', { body: { autoPayAfterMs: null, supportReplyAfterMs: null } });
  const session = async (id: string): Promise<Person> => {
    const { user, token } = (await step('createPersonaSession', { path: { id } })).data;
    return { userId: user.userId, email: user.email, token };
  };
  const [buyer, seller] = [await session('ada'), await session('chidi')];
  const { data: clock } = await step('getClock', {});
  const today = lagosDay(Date.parse(clock.now));
  const newOrder = async () => {
    const body = { email: seller.email, buyerId: buyer.userId, description: 'Contract check', amount: 5_000 };
    return (await step('createOrder', { body }, buyer.token)).data.id;
  };

  await step('cancelOrder', { body: { orderId: await newOrder() } }, buyer.token);
  await step('rejectOrder', { body: { orderId: await newOrder() } }, seller.token);

  const orderId = await newOrder();
  await step('approveOrder', { body: { orderId, estimatedTimeOfDelivery: today } }, seller.token);
  await step('getOrder', { path: { id: orderId } }, seller.token);
  await step('getOrderHistory', { query: PAGE }, buyer.token);
  await step('getRecentOrders', {}, buyer.token);
  await step('initiatePayment', { body: { orderId } }, buyer.token);
  const { data: accounts } = await step('getAccounts', {});
  const { accountNumber = '', amount = 0 } = accounts.find((account) => account.orderId === orderId) ?? {};
  await step('sendTransfer', { body: { accountNumber, amount } });
  const { data: history } = await step('getTransactionHistory', { query: PAGE }, buyer.token);
  const transactionId = history.find((transaction) => transaction.orderId === orderId)?.id ?? '';
  await step('getTransaction', { path: { transactionId } }, seller.token);

  await walkDispute(step, transactionId, buyer);
  await step(
    'updateOrderDelivery',
    { body: { TransactionId: transactionId, OrderStatus: DELIVERY_STATUS.markShipped } },
    seller.token,
  );
  const mailed = { to: buyer.email, kind: 'confirmation-code', limit: 1 } as const;
  const { data: mails } = await step('getMailbox', { query: mailed });
  const receipt = { OrderReceivedDate: today, ReceivedBy: 'Ada', ConfirmationCode: mails[0]?.code ?? '' };
  await step(
    'updateOrderDelivery',
    { body: { TransactionId: transactionId, OrderStatus: DELIVERY_STATUS.confirmReceipt, ...receipt } },
    buyer.token,
  );

  const { data: notifications } = await step('getNotifications', {}, buyer.token);
  await step('markNotificationAsRead', { path: { id: notifications[0]?.id ?? '' } }, buyer.token);
  await step('markAllNotificationsAsRead', {}, buyer.token);
}

export async function walkDispute(
  step: Step,
  transactionId: string,
  { userId, token }: Person,
): Promise<void> {
  const complaint = { DisputeCategory: 'Others', Title: 'Contract check', Note: 'A sandbox only.' } as const;
  const { data: dispute } = await step(
    'createDispute',
    { body: { TransactionId: transactionId, CreatedByUserId: userId, ...complaint } },
    token,
  );
  const { id } = dispute;
  await step('getDisputedTransactions', { query: PAGE }, token);
  await step('getDispute', { path: { id } }, token);
  await step('getDisputeByTransaction', { path: { id: transactionId } }, token);
  await step('createThread', { body: { disputeId: id } }, token);
  const message = { ThreadId: id, SenderId: userId, Message: 'Hello' };
  const { data: sent } = await step('sendMessage', { body: message }, token);
  await step('editMessage', { body: { id: sent.id, message: 'Hello again' } }, token);
  await step('getThreadMessages', { path: { threadId: id }, query: { pageNumber: 1, pageSize: 20 } }, token);
  await step('cancelDispute', { path: { id } }, token);
}
