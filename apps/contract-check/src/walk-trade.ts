import type { OperationId, OperationTypes } from '@amana/api/contract';
import { DELIVERY_STATUS, formatNaira, lagosDay, nairaToKobo } from '@amana/domain';
import { moneyDifferences } from './check-money.ts';
import type { Difference } from './grade.ts';
import type { Inspector, Step } from './inspector.ts';

export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly token: string;
}

export interface Parties {
  readonly buyer: Person;
  readonly seller: Person;
}

/** What only the mock can do: receive a transfer and show the mailed confirmation code. */
export interface Simulation {
  readonly pay: (step: Step, account: { accountNumber: string; amount: number }) => Promise<unknown>;
  readonly mailedCode: (step: Step, email: string) => Promise<string>;
}

type Order = OperationTypes['getOrder']['response']['data'];

/** Tolerance between the header Date and the time in a new record. */
const CLOCK_TOLERANCE_MS = 60_000;
const TRADE_OPERATIONS = ['createOrder', 'getOrder', 'approveOrder', 'initiatePayment'] as const;
const WITH_PAYMENT = [
  ...(['updateOrderDelivery', 'createDispute', 'cancelDispute'] as const),
  ...(['createThread', 'sendMessage', 'editMessage'] as const),
];

/** Three orders: to be paid, cancelled, rejected. Returns untested operations with the reason. */
export async function walkTrades(
  inspector: Inspector,
  attempt: string,
  { buyer, seller }: Parties,
  simulation?: Simulation,
): Promise<Map<OperationId, string>> {
  const untried = new Map<OperationId, string>();
  const newOrder = async (step: Step): Promise<string> => {
    const body = { email: seller.email, buyerId: buyer.userId, description: 'Contract check', amount: 5_000 };
    return (await step('createOrder', { body }, buyer.token)).data.id;
  };
  const { endedAt } = await inspector.walk(attempt, async (step) => walkOrder(step, await newOrder(step)));
  if (endedAt !== undefined)
    for (const id of [...TRADE_OPERATIONS, ...WITH_PAYMENT])
      if (!untried.has(id)) untried.set(id, `not reached: the trade ended at ${endedAt}`);
  await inspector.walk(attempt, async (step) =>
    step('cancelOrder', { body: { orderId: await newOrder(step) } }, buyer.token),
  );
  await inspector.walk(attempt, async (step) =>
    step('rejectOrder', { body: { orderId: await newOrder(step) } }, seller.token),
  );
  await inspector.walk(attempt, async (step) => {
    const [first] = (await step('getNotifications', {}, buyer.token)).data;
    if (first !== undefined) await step('markNotificationAsRead', { path: { id: first.id } }, buyer.token);
    await step('markAllNotificationsAsRead', {}, buyer.token);
  });
  return untried;

  /** Up to the payment; with a paid order, also the later steps. */
  async function walkOrder(step: Step, orderId: string): Promise<void> {
    const note = (operationId: OperationId, what: string, differences: readonly Difference[]) =>
      inspector.findings.push({ operationId, attempt: what, status: 200, differences });
    const createdAtMs = inspector.serverTimeMs;
    const forBuyer = (await step('getOrder', { path: { id: orderId } }, buyer.token)).data;
    note('getOrder', 'the clock', clockDifferences(forBuyer, createdAtMs));
    note('getOrder', "the buyer's amounts", moneyDifferences(forBuyer, 'buyer'));
    const forSeller = (await step('getOrder', { path: { id: orderId } }, seller.token)).data;
    note('getOrder', "the seller's amounts", moneyDifferences(forSeller, 'seller'));
    const { data: bank } = await step('getBankAccount', { path: { userId: seller.userId } }, seller.token);
    if (bank === null) {
      for (const id of ['approveOrder', 'initiatePayment'] as const)
        untried.set(id, 'the seller has no bank account');
      await step('cancelOrder', { body: { orderId } }, buyer.token);
      return;
    }
    const today = lagosDay(inspector.serverTimeMs);
    await step('approveOrder', { body: { orderId, estimatedTimeOfDelivery: today } }, seller.token);
    const { data: account } = await step('initiatePayment', { body: { orderId } }, buyer.token);
    note('initiatePayment', 'the amount to pay', paymentDifferences(forBuyer, account.amount));
    await simulation?.pay(step, account);

    const query = { pageNumber: 1, pageSize: 10, filter: 'Paid' } as const;
    const { data: paid } = await step('getTransactionHistory', { query }, buyer.token);
    const transaction = paid.find(
      ({ senderId, recipientId, orderStatus }) =>
        senderId === buyer.userId && recipientId === seller.userId && orderStatus === 'Paid',
    );
    if (transaction === undefined) {
      const toPay = formatNaira(nairaToKobo(account.amount));
      for (const id of WITH_PAYMENT)
        untried.set(id, `no paid order: pay ${toPay} into ${account.accountNumber} and run this again`);
      return;
    }
    const { id: TransactionId, orderId: id } = transaction;
    const { proofCode } = (await step('getOrder', { path: { id } }, buyer.token)).data;
    if (proofCode !== undefined) await step('getOrderProof', { path: { code: proofCode } });
    await walkDispute(step, TransactionId, buyer);
    const shipped = { TransactionId, OrderStatus: DELIVERY_STATUS.markShipped };
    await step('updateOrderDelivery', { body: shipped }, seller.token);
    if (simulation === undefined) return;
    const ConfirmationCode = await simulation.mailedCode(step, buyer.email);
    const received = { OrderReceivedDate: today, ReceivedBy: 'Ada', ConfirmationCode };
    const body = { TransactionId, OrderStatus: DELIVERY_STATUS.confirmReceipt, ...received };
    await step('updateOrderDelivery', { body }, buyer.token);
  }
}

async function walkDispute(step: Step, transactionId: string, { userId, token }: Person): Promise<void> {
  const complaint = { DisputeCategory: 'Others', Title: 'Contract check', Note: 'A sandbox only.' } as const;
  const body = { TransactionId: transactionId, CreatedByUserId: userId, ...complaint };
  const { id } = (await step('createDispute', { body }, token)).data;
  await step('getDisputedTransactions', { query: { pageNumber: 1, pageSize: 10 } }, token);
  await step('getDispute', { path: { id } }, token);
  await step('getDisputeByTransaction', { path: { id: transactionId } }, token);
  await step('createThread', { body: { disputeId: id } }, token);
  const message = { ThreadId: id, SenderId: userId, Message: 'Hello' };
  const { data: sent } = await step('sendMessage', { body: message }, token);
  await step('editMessage', { body: { id: sent.id, message: 'Hello again' } }, token);
  await step('getThreadMessages', { path: { threadId: id }, query: { pageNumber: 1, pageSize: 20 } }, token);
  await step('cancelDispute', { path: { id } }, token);
}

function paymentDifferences({ totalAmount }: Order, toPay: number): Difference[] {
  if (totalAmount === undefined || totalAmount === toPay) return [];
  return [
    { grade: 'breaks', text: `the account is for ${toPay}, totalAmount of the order is ${totalAmount}` },
  ];
}

function clockDifferences({ createdAt }: Order, serverTimeMs: number): Difference[] {
  const apartMs = Math.abs(Date.parse(createdAt) - serverTimeMs);
  if (apartMs <= CLOCK_TOLERANCE_MS) return [];
  const seconds = Math.round(apartMs / 1_000);
  return [{ grade: 'breaks', text: `createdAt of a new order and the header Date are ${seconds} s apart` }];
}
