import type { ScenarioName } from '@amana/api/control';
import {
  type OrderState,
  type OrderStatus,
  type Side,
  awaitsPayment,
  awaitsReceipt,
  awaitsSettlement,
  awaitsShipment,
  formatNaira,
  isFinished,
  isManagedByTransaction,
  isUnpaid,
  orderProgress,
  nairaToKobo,
  orderBreakdown,
} from '@amana/domain';

export const GOODS = { description: 'Leather sandals, size 42', amount: 50_000 };

export type Names = Readonly<Record<Side | 'product', string>>;

export type Step = 'Create' | 'Approve' | 'Pay' | 'Ship' | 'Confirm' | 'Settle' | 'Dispute' | 'Refund';

export interface ScriptLine {
  readonly step: Step;
  readonly who: keyof Names;
  readonly does: string;
  readonly scenario: ScenarioName;
}

const TRADE: readonly ScriptLine[] = [
  { step: 'Create', who: 'buyer', does: 'creates the order', scenario: 'empty' },
  { step: 'Approve', who: 'seller', does: 'approves the order', scenario: 'order-to-approve' },
  { step: 'Pay', who: 'buyer', does: 'pays', scenario: 'order-to-pay' },
  { step: 'Ship', who: 'seller', does: 'ships', scenario: 'paid-waiting-for-shipment' },
  { step: 'Confirm', who: 'buyer', does: 'confirms receipt', scenario: 'shipped-waiting-for-code' },
  { step: 'Settle', who: 'product', does: 'pays the seller', scenario: 'settling' },
];

export type ScriptName = 'trade' | 'dispute';

/** The whole trade, or one with a dispute that support decides for the buyer. */
export const SCRIPTS: Readonly<Record<ScriptName, readonly ScriptLine[]>> = {
  trade: TRADE,
  dispute: [
    ...TRADE.slice(0, 3),
    { step: 'Dispute', who: 'buyer', does: 'lodges a dispute', scenario: 'paid-waiting-for-shipment' },
    { step: 'Refund', who: 'product', does: 'refunds the buyer', scenario: 'disputed-with-a-document' },
  ],
};

/** The presenter's text for each step; null is support's decision. The amount is in Naira. */
export function noteOf(step: Step | null, { buyer, seller, product }: Names, amount = GOODS.amount): string {
  if (step === null)
    return `Support reads what ${buyer} and ${seller} have written and decides who gets the money. Until then nobody has it.`;
  const parts = orderBreakdown(nairaToKobo(amount));
  const [price, gross, net] = [parts.amount, parts.grossPayable, parts.netReceivable].map(formatNaira);
  const [charge, vat] = [parts.charge, parts.vat].map(formatNaira);
  const notes: Readonly<Record<Step, string>> = {
    Create: `${buyer} and ${seller} do not know each other, and neither has to trust the other: ${product} holds the money in between. An email address, the goods and the price are enough.`,
    Approve: `${seller} sees the whole calculation before agreeing: of ${price}, ${net} arrives, after ${charge} of charges and ${vat} of VAT. The delivery date is what ${buyer} can rely on.`,
    Pay: `${buyer} pays ${gross} by an ordinary bank transfer, into an account that is made for this order alone and expires. Money that is too little or too late goes back by itself.`,
    Ship: `The money is held: neither ${buyer} nor ${seller} has it. ${seller} sends the goods knowing that they are paid for, and can add a picture as evidence.`,
    Confirm: `When the goods have arrived, ${buyer} types the six digits of an email. Without this code nobody is paid; if something is wrong, ${buyer} lodges a dispute and support decides.`,
    Settle: `${product} pays ${net} to ${seller}. Charges and VAT go to accounts of their own: what ${buyer} sent is accounted for to the kobo.`,
    Dispute: `Something is wrong, so ${buyer} lodges a dispute. From now on nobody can ship, confirm or be paid: the money stays with ${product}.`,
    Refund: `Support has read what both have written and decides for ${buyer}, who gets all of ${gross} back, charges and VAT too.`,
  };
  return notes[step];
}

/** Null in a dispute outside the script, and after the order is finished. */
export function nextStep(status: OrderStatus | null, script: ScriptName): Step | null {
  if (status === null) return 'Create';
  if (awaitsPayment(status)) return 'Pay';
  if (isUnpaid(status)) return 'Approve';
  if (script === 'dispute' && (awaitsShipment(status) || awaitsReceipt(status))) return 'Dispute';
  if (awaitsShipment(status)) return 'Ship';
  if (awaitsReceipt(status)) return 'Confirm';
  if (awaitsSettlement(status)) return 'Settle';
  return script === 'dispute' && !isFinished(status) ? 'Refund' : null;
}

/** The line that Next plays: the first one after the end, null in a dispute outside the script. */
export function nextLine(status: OrderStatus | null, script: ScriptName): ScriptLine | null {
  const step = status !== null && isFinished(status) ? 'Create' : nextStep(status, script);
  return [...SCRIPTS[script], ...TRADE].find((line) => line.step === step) ?? null;
}

export function linesDone(order: OrderState | null, script: ScriptName): number {
  if (order === null) return 0;
  const lines = SCRIPTS[script];
  const step = nextStep(order.orderStatus, script);
  const next = lines.findIndex((line) => line.step === step);
  if (next !== -1) return next;
  const isRefunded = isFinished(order.orderStatus) && isManagedByTransaction(order.orderStatus);
  return script === 'dispute' && isRefunded ? lines.length : orderProgress(order, 'buyer').step;
}

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
