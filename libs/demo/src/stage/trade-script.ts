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
  isUnpaid,
  nairaToKobo,
  orderBreakdown,
  orderProgress,
} from '@amana/domain';

export const GOODS = { description: 'Leather sandals, size 42', amount: 50_000 };

export type Names = Readonly<Record<Side | 'product', string>>;

export type Step = 'Create' | 'Approve' | 'Pay' | 'Ship' | 'Confirm' | 'Settle' | 'Refund';

export interface ScriptLine {
  readonly step: Step;
  readonly who: keyof Names;
  readonly does: string;
}

export const SCRIPT: readonly ScriptLine[] = [
  { step: 'Create', who: 'buyer', does: 'creates the order' },
  { step: 'Approve', who: 'seller', does: 'approves the order' },
  { step: 'Pay', who: 'buyer', does: 'pays' },
  { step: 'Ship', who: 'seller', does: 'ships' },
  { step: 'Confirm', who: 'buyer', does: 'confirms receipt' },
  { step: 'Settle', who: 'product', does: 'pays the seller' },
];

/** Ends a dispute that was lodged by hand. */
const REFUND: ScriptLine = { step: 'Refund', who: 'product', does: 'refunds the buyer' };

/** The caption of each step. The amount is in Naira. */
export function captionOf(step: Step, { buyer, seller, product }: Names, amount = GOODS.amount): string {
  const parts = orderBreakdown(nairaToKobo(amount));
  const [price, gross, net] = [parts.amount, parts.grossPayable, parts.netReceivable].map(formatNaira);
  const [charge, vat] = [parts.charge, parts.vat].map(formatNaira);
  const captions: Readonly<Record<Step, string>> = {
    Create: `${buyer} and ${seller} do not know each other, and neither has to trust the other: ${product} holds the money in between. An email address, the goods and the price are enough.`,
    Approve: `${seller} sees the whole calculation before agreeing: of ${price}, ${net} arrives, after ${charge} of charges and ${vat} of VAT. The delivery date is what ${buyer} can rely on.`,
    Pay: `${buyer} pays ${gross} by an ordinary bank transfer, into an account that is made for this order alone and expires. Money that is too little or too late goes back by itself.`,
    Ship: `The money is held: neither ${buyer} nor ${seller} has it. ${seller} sends the goods knowing that they are paid for, and can add a picture as evidence.`,
    Confirm: `When the goods have arrived, ${buyer} types the six digits of an email. Without this code nobody is paid; if something is wrong, ${buyer} lodges a dispute and support decides.`,
    Settle: `${product} pays ${net} to ${seller}. Charges and VAT go to accounts of their own: what ${buyer} sent is accounted for to the kobo.`,
    Refund: `Support has read what both have written and decides for ${buyer}, who gets all of ${gross} back, charges and VAT too.`,
  };
  return captions[step];
}

function nextStep(status: OrderStatus | null): Step {
  if (status === null || isFinished(status)) return 'Create';
  if (awaitsPayment(status)) return 'Pay';
  if (isUnpaid(status)) return 'Approve';
  if (awaitsShipment(status)) return 'Ship';
  if (awaitsReceipt(status)) return 'Confirm';
  return awaitsSettlement(status) ? 'Settle' : 'Refund';
}

/** The line that Next plays: the first one after the end. */
export function nextLine(status: OrderStatus | null): ScriptLine {
  const step = nextStep(status);
  return SCRIPT.find((line) => line.step === step) ?? REFUND;
}

export function linesDone(order: OrderState | null): number {
  if (order === null) return 0;
  const next = SCRIPT.indexOf(nextLine(order.orderStatus));
  return next > 0 ? next : orderProgress(order, 'buyer').step;
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
