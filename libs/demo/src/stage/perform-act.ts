import {
  type Order,
  approveOrder,
  createOrder,
  getOrder,
  initiatePayment,
  serverClock,
  updateOrderDelivery,
} from '@amana/api';
import {
  type Persona,
  getAccounts,
  getDeadlines,
  getMailbox,
  moveClock,
  sendTransfer,
} from '@amana/api/control';
import { lagosDay, DELIVERY_STATUS, awaitsSettlement } from '@amana/domain';
import type { CallAs } from './persona-sessions.ts';
import type { Act } from './trade-script.ts';

export interface Cast {
  readonly buyer: Persona;
  readonly seller: Persona;
}

export interface Play {
  readonly cast: Cast;
  readonly callAs: CallAs;
}

/** The order that Next creates. */
const GOODS = { description: 'Leather sandals, size 42', amount: 50_000 };
/** More than settlement has: other deadlines of the order may fall due in between. */
const MOST_SETTLEMENT_STEPS = 10;

/** Creates the order and returns its id. */
export function performCreate({ cast, callAs }: Play): Promise<string> {
  return callAs(cast.buyer.id, async ({ user, request }) => {
    const body = { ...GOODS, email: cast.seller.email, buyerId: user.userId };
    return (await createOrder(body, request)).data.id;
  });
}

/** Plays one act of a trade through the API that the phones use, as the person whose turn it is. */
export async function performAct(act: Exclude<Act, 'create'>, play: Play, order: Order): Promise<void> {
  const { cast, callAs } = play;
  const transaction = order.transactionId === null ? {} : { TransactionId: order.transactionId };
  switch (act) {
    case 'approve': {
      const body = { orderId: order.id, estimatedTimeOfDelivery: today() };
      await callAs(cast.seller.id, ({ request }) => approveOrder(body, request));
      return;
    }
    case 'pay':
      // While the account is valid, the API returns the same one again.
      await callAs(cast.buyer.id, ({ request }) => initiatePayment({ orderId: order.id }, request));
      await payExactly(order.id);
      return;
    case 'ship': {
      const body = { ...transaction, OrderStatus: DELIVERY_STATUS.markShipped };
      await callAs(cast.seller.id, ({ request }) => updateOrderDelivery(body, request));
      return;
    }
    case 'confirm': {
      const body = {
        ...transaction,
        OrderStatus: DELIVERY_STATUS.confirmReceipt,
        OrderReceivedDate: today(),
        ReceivedBy: cast.buyer.name,
        ConfirmationCode: (await newestCode(cast.buyer)) ?? '',
      };
      await callAs(cast.buyer.id, ({ request }) => updateOrderDelivery(body, request));
      return;
    }
    case 'settle':
      await settle(play, order.id);
  }
}

/** Plays the buyer's bank. */
export async function payExactly(orderId: string): Promise<void> {
  const account = (await getAccounts()).data.find((candidate) => candidate.orderId === orderId);
  if (account === undefined) throw new Error('No account waits for this money');
  await sendTransfer({ accountNumber: account.accountNumber, amount: account.amount });
}

/** The newest confirmation code in the buyer's mail. */
export async function newestCode(buyer: Persona): Promise<string | null> {
  const { data } = await getMailbox({ to: buyer.email, kind: 'confirmation-code', limit: 1 });
  return data[0]?.code ?? null;
}

/** Moves the clock to each deadline of the order until it is settled. */
async function settle({ cast, callAs }: Play, orderId: string): Promise<void> {
  for (let step = 0; step < MOST_SETTLEMENT_STEPS; step += 1) {
    const due = (await getDeadlines()).data.find((deadline) => deadline.orderId === orderId);
    if (due !== undefined) await moveClock({ setTo: due.at });
    const { data } = await callAs(cast.buyer.id, ({ request }) => getOrder(orderId, {}, request));
    if (!awaitsSettlement(data.orderStatus)) return;
  }
}

function today(): string {
  return lagosDay(serverClock.now());
}
