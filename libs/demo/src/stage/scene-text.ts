import type { OrderStatus } from '@amana/domain';
import type { Names } from './script.ts';

export type Actor = keyof Names | 'support' | null;

export interface SceneText {
  /** Whose turn it is. */
  readonly who: Actor;
  /** One sentence for the room. */
  readonly says: string;
}

/** Who acts next, told to people who look on and are neither side. */
export function sceneText(status: OrderStatus | null, { buyer, seller, product }: Names): SceneText {
  switch (status) {
    case null:
      return { who: 'buyer', says: `${buyer} creates an order with ${seller}.` };
    case 'Pending':
      return { who: 'seller', says: `${seller} approves the order and names a delivery date.` };
    case 'Approved':
      return { who: 'buyer', says: `${buyer} pays into an account made for this order.` };
    case 'AwaitingPayment':
      return { who: 'buyer', says: `${buyer} pays into a new account: the last one has expired.` };
    case 'OpenTransaction':
      return { who: 'buyer', says: `${buyer} transfers the exact total before the account expires.` };
    case 'Paid':
      return { who: 'seller', says: `${product} holds the money. ${seller} sends the goods.` };
    case 'Shipped':
      return { who: 'buyer', says: `${buyer} gets the goods and confirms with a code.` };
    case 'Delivered':
      return { who: 'product', says: `${product} passes the money on to ${seller}.` };
    case 'Completed':
      return { who: null, says: `The trade is complete: ${seller} is paid.` };
    case 'InDispute':
      return { who: 'support', says: `Support looks into the dispute; the money stays where it is.` };
    case 'Rejected':
      return { who: null, says: `${seller} has rejected the order.` };
    case 'Cancelled':
      return { who: null, says: `${buyer} has cancelled the order.` };
    case 'Close':
      return { who: null, says: `Support has decided for ${buyer}, who got everything back.` };
  }
}
