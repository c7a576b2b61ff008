import type { OrderStatus, OrderStep } from '@amana/domain';

/** Who plays which side; names as a room reads them. */
export interface Names {
  readonly buyer: string;
  readonly seller: string;
  /** Of the product, which moves the money. */
  readonly product: string;
}

export type Act = 'create' | 'approve' | 'pay' | 'ship' | 'confirm' | 'settle';

export interface ScriptLine {
  readonly act: Act;
  /** What is then done, as the product's own pages name it. */
  readonly step: OrderStep;
  readonly title: string;
  readonly who: keyof Names;
  /** After the name of who does it. */
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

const NEXT_ACT: Record<OrderStatus, Act | null> = {
  Pending: 'approve',
  Approved: 'pay',
  AwaitingPayment: 'pay',
  OpenTransaction: 'pay',
  Paid: 'ship',
  Shipped: 'confirm',
  Delivered: 'settle',
  // Support's turn, which is a decision and not a step.
  InDispute: null,
  Completed: null,
  Rejected: null,
  Cancelled: null,
  Close: null,
};

/** What comes next in the play; null where nothing does. */
export function nextAct(status: OrderStatus | null): Act | null {
  return status === null ? 'create' : NEXT_ACT[status];
}

export function lineOf(act: Act): ScriptLine {
  const line = SCRIPT.find((candidate) => candidate.act === act);
  if (line === undefined) throw new Error(`The script has no ${act}`);
  return line;
}
