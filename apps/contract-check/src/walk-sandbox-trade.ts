import type { OperationId, OperationTypes } from '@amana/api/contract';
import { DELIVERY_STATUS, formatNaira, lagosDay, nairaToKobo } from '@amana/domain';
import { moneyDifferences } from './check-money.ts';
import type { Difference } from './grade.ts';
import type { Inspector } from './inspector.ts';
import { type Person, PAGE, walkDispute } from './walk-trade.ts';
import type { Step } from './walk.ts';

const AMOUNT = 5_000;
/** Tolerance between the header Date and the time in a new record. */
const CLOCK_TOLERANCE_MS = 60_000;

interface Parties {
  readonly buyer: Person;
  readonly seller: Person;
}

type Order = OperationTypes['getOrder']['response']['data'];

async function newOrder(step: Step, { buyer, seller }: Parties): Promise<string> {
  const body = { email: seller.email, buyerId: buyer.userId, description: 'Contract check', amount: AMOUNT };
  return (await step('createOrder', { body }, buyer.token)).data.id;
}

export async function walkCancelledOrder(step: Step, parties: Parties): Promise<void> {
  const body = { orderId: await newOrder(step, parties) };
  await step('cancelOrder', { body }, parties.buyer.token);
}

export async function walkRejectedOrder(step: Step, parties: Parties): Promise<void> {
  const body = { orderId: await newOrder(step, parties) };
  await step('rejectOrder', { body }, parties.seller.token);
}

/** An order up to its payment; with a paid order, also the later steps. */
export async function walkSandboxTrade(
  step: Step,
  inspector: Inspector,
  { buyer, seller }: Parties,
  untried: Map<OperationId, string>,
): Promise<void> {
  const note = (operationId: OperationId, attempt: string, differences: readonly Difference[]) =>
    inspector.add({ operationId, attempt, status: 200, differences });

  const orderId = await newOrder(step, { buyer, seller });
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
  const estimatedTimeOfDelivery = lagosDay(inspector.serverTimeMs);
  await step('approveOrder', { body: { orderId, estimatedTimeOfDelivery } }, seller.token);
  const { data: account } = await step('initiatePayment', { body: { orderId } }, buyer.token);
  note('initiatePayment', 'the amount to pay', paymentDifferences(forBuyer, account.amount));

  const query = { ...PAGE, filter: 'Paid' } as const;
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
  await walkDispute(step, transaction.id, buyer);
  const body = { TransactionId: transaction.id, OrderStatus: DELIVERY_STATUS.markShipped };
  await step('updateOrderDelivery', { body }, seller.token);
}

/** Operations of an unpaid and of a paid trade. */
export const TRADE_OPERATIONS = ['createOrder', 'getOrder', 'approveOrder', 'initiatePayment'] as const;
export const WITH_PAYMENT = [
  ...(['updateOrderDelivery', 'createDispute', 'cancelDispute'] as const),
  ...(['createThread', 'sendMessage', 'editMessage'] as const),
];

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
