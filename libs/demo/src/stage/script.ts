import type { OrderStatus, OrderStep } from '@amana/domain';
import { awaitsPayment, awaitsReceipt, awaitsSettlement, awaitsShipment, isUnpaid } from '@amana/domain';

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

/** The next act of the play; null in a dispute, which support decides, and once the order is finished. */
export function nextAct(status: OrderStatus | null): Act | null {
  if (status === null) return 'create';
  if (awaitsPayment(status)) return 'pay';
  if (isUnpaid(status)) return 'approve';
  if (awaitsShipment(status)) return 'ship';
  if (awaitsReceipt(status)) return 'confirm';
  return awaitsSettlement(status) ? 'settle' : null;
}

export function lineOf(act: Act): ScriptLine {
  const line = SCRIPT.find((candidate) => candidate.act === act);
  if (line === undefined) throw new Error(`The script has no ${act}`);
  return line;
}
