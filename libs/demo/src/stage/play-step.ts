import {
  type Order,
  approveOrder,
  createDispute,
  createOrder,
  getDisputeByTransaction,
  initiatePayment,
  serverClock,
  updateOrderDelivery,
} from '@amana/api';
import { type Persona, getAccounts, getMailbox, resolveDispute, sendTransfer } from '@amana/api/control';
import { DELIVERY_STATUS, lagosDay } from '@amana/domain';
import { Refusal } from '../shared/refusal.ts';
import { settle } from '../shared/settle.ts';
import type { Play } from './play.ts';
import { GOODS, type Step } from './trade-script.ts';

export function playCreation({ cast, callAs }: Play): Promise<string> {
  return callAs('buyer', async ({ user, request }) => {
    const body = { ...GOODS, email: cast.seller.email, buyerId: user.userId };
    return (await createOrder(body, request)).data.id;
  });
}

export const PLAY_STEP: Readonly<
  Record<Exclude<Step, 'Create'>, (play: Play, order: Order) => Promise<unknown>>
> = {
  Approve: ({ callAs }, { id }) =>
    callAs('seller', ({ request }) =>
      approveOrder({ orderId: id, estimatedTimeOfDelivery: today() }, request),
    ),
  async Pay({ callAs }, { id }) {
    // The API returns the same account while it is valid.
    await callAs('buyer', ({ request }) => initiatePayment({ orderId: id }, request));
    await payExactly(id);
  },
  Ship: ({ callAs }, order) =>
    callAs('seller', ({ request }) =>
      updateOrderDelivery({ ...transactionOf(order), OrderStatus: DELIVERY_STATUS.markShipped }, request),
    ),
  async Confirm({ cast, callAs }, order) {
    const body = {
      ...transactionOf(order),
      OrderStatus: DELIVERY_STATUS.confirmReceipt,
      OrderReceivedDate: today(),
      ReceivedBy: cast.buyer.name,
      ConfirmationCode: (await newestCode(cast.buyer)) ?? '',
    };
    await callAs('buyer', ({ request }) => updateOrderDelivery(body, request));
  },
  Settle: (_, { id }) => settle(id),
  Dispute: ({ callAs }, order) =>
    callAs('buyer', ({ user, request }) =>
      createDispute({ ...transactionOf(order), CreatedByUserId: user.userId, ...COMPLAINT }, request),
    ),
  async Refund({ callAs }, order) {
    const { TransactionId } = transactionOf(order);
    const { data: dispute } = await callAs('buyer', ({ request }) =>
      getDisputeByTransaction(TransactionId, request),
    );
    await resolveDispute(dispute.id, { inFavourOf: 'buyer' });
  },
};

const COMPLAINT = {
  DisputeCategory: 'OrderMismatched',
  Title: 'These are not the sandals I ordered',
  Note: 'Size 42 in brown was agreed. What came is size 40, and black.',
} as const;

export async function payExactly(orderId: string): Promise<void> {
  const account = (await getAccounts()).data.find((candidate) => candidate.orderId === orderId);
  if (account === undefined) throw new Refusal('No account waits for this money');
  await sendTransfer({ accountNumber: account.accountNumber, amount: account.amount });
}

export async function newestCode(buyer: Persona): Promise<string | null> {
  const { data } = await getMailbox({ to: buyer.email, kind: 'confirmation-code', limit: 1 });
  return data[0]?.code ?? null;
}

function transactionOf({ transactionId }: Order): { TransactionId: string } {
  return { TransactionId: transactionId ?? '' };
}

function today(): string {
  return lagosDay(serverClock.now());
}
