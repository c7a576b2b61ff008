import type { OrderStatus } from '@amana/domain';
import { isFinished } from '@amana/domain';
import type { Names } from './script.ts';
import { lineOf, nextAct } from './script.ts';

export type Actor = keyof Names | 'support' | null;

export interface SceneText {
  /** The person who acts next. */
  readonly who: Actor;
  /** One sentence for the audience. */
  readonly says: string;
}

/** The person who acts next, and a sentence about it for viewers who are neither side. */
export function sceneText(status: OrderStatus | null, names: Names): SceneText {
  const says =
    status === null ? `${names.buyer} creates an order with ${names.seller}.` : sentences(names)[status];
  return { who: nextActor(status), says };
}

function nextActor(status: OrderStatus | null): Actor {
  const act = nextAct(status);
  if (act !== null) return lineOf(act).who;
  return status === null || isFinished(status) ? null : 'support';
}

function sentences({ buyer, seller, product }: Names): Record<OrderStatus, string> {
  return {
    Pending: `${seller} approves the order and names a delivery date.`,
    Approved: `${buyer} pays into an account made for this order.`,
    AwaitingPayment: `${buyer} pays into a new account: the last one has expired.`,
    OpenTransaction: `${buyer} transfers the exact total before the account expires.`,
    Paid: `${product} holds the money. ${seller} sends the goods.`,
    Shipped: `${buyer} gets the goods and confirms with a code.`,
    Delivered: `${product} passes the money on to ${seller}.`,
    Completed: `The trade is complete: ${seller} is paid.`,
    InDispute: 'Support looks into the dispute; the money stays where it is.',
    Rejected: `${seller} has rejected the order.`,
    Cancelled: `${buyer} has cancelled the order.`,
    Close: `Support has decided for ${buyer}, who got everything back.`,
  };
}
