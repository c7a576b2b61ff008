import {
  type OrderStatus,
  type OrderStep,
  awaitsPayment,
  awaitsReceipt,
  awaitsSettlement,
  awaitsShipment,
  isFinished,
  isUnpaid,
} from '@amana/domain';

/** The names that are shown on the stage. */
export interface Names {
  readonly buyer: string;
  readonly seller: string;
  readonly product: string;
}

export type Act = 'create' | 'approve' | 'pay' | 'ship' | 'confirm' | 'settle';

export interface ScriptLine {
  readonly act: Act;
  /** The step that is done then, as the product's pages name it. */
  readonly step: OrderStep;
  readonly title: string;
  readonly who: keyof Names;
  /** The end of a sentence that begins with the person's name. */
  readonly does: string;
}

/** The play, from nothing to a seller who is paid. */
export const SCRIPT: readonly ScriptLine[] = [
  { act: 'create', step: 'Created', title: 'Create', who: 'buyer', does: 'creates the order' },
  { act: 'approve', step: 'Approved', title: 'Approve', who: 'seller', does: 'approves the order' },
  { act: 'pay', step: 'Paid', title: 'Pay', who: 'buyer', does: 'pays' },
  { act: 'ship', step: 'Shipped', title: 'Ship', who: 'seller', does: 'ships' },
  { act: 'confirm', step: 'Delivered', title: 'Confirm', who: 'buyer', does: 'confirms receipt' },
  { act: 'settle', step: 'Settled', title: 'Settled', who: 'product', does: 'pays the seller' },
];

/** The next act; null in a dispute, which support decides, and once the order is finished. */
export function nextAct(status: OrderStatus | null): Act | null {
  if (status === null) return 'create';
  if (awaitsPayment(status)) return 'pay';
  if (isUnpaid(status)) return 'approve';
  if (awaitsShipment(status)) return 'ship';
  if (awaitsReceipt(status)) return 'confirm';
  return awaitsSettlement(status) ? 'settle' : null;
}

/** The person who acts next. */
export function nextActor(status: OrderStatus | null): keyof Names | 'support' | null {
  const line = SCRIPT.find(({ act }) => act === nextAct(status));
  if (line !== undefined) return line.who;
  return status === null || isFinished(status) ? null : 'support';
}

/** What happens next, for viewers who are neither side. */
export function sentenceAt(status: OrderStatus | null, { buyer, seller, product }: Names): string {
  if (status === null) return `${buyer} creates an order with ${seller}.`;
  const sentences: Record<OrderStatus, string> = {
    Pending: `${seller} approves the order and names a delivery date.`,
    Approved: `${buyer} pays into an account made for this order.`,
    AwaitingPayment: `${buyer} pays into a new account: the last one has expired.`,
    OpenTransaction: `${buyer} transfers the exact total before the account expires.`,
    Paid: `${product} holds the money. ${seller} sends the goods.`,
    Shipped: `${buyer} gets the goods and confirms with a code.`,
    Delivered: `${product} passes the money on to ${seller}.`,
    Completed: `The trade is complete: ${seller} is paid.`,
    InDispute: `Support looks into the dispute; the money stays where it is.`,
    Rejected: `${seller} has rejected the order.`,
    Cancelled: `${buyer} has cancelled the order.`,
    Close: `Support has decided for ${buyer}, who got everything back.`,
  };
  return sentences[status];
}
