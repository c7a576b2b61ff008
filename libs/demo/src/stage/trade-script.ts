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

/** The caption of each step, short enough to be read in six seconds. The amount is in Naira. */
export function captionOf(step: Step, { buyer, seller, product }: Names, amount = GOODS.amount): string {
  const parts = orderBreakdown(nairaToKobo(amount));
  const [price, gross, net] = [parts.amount, parts.grossPayable, parts.netReceivable].map(formatNaira);
  const captions: Readonly<Record<Step, string>> = {
    Create: `${buyer} and ${seller} are strangers. ${product} holds the money until the goods arrive.`,
    Approve: `Of ${price}, ${net} reaches ${seller}, who names the delivery date.`,
    Pay: `${buyer} pays ${gross} by bank transfer, into an account for this order alone.`,
    Ship: `The money is held: ${seller} sends the goods knowing that they are paid for.`,
    Confirm: `When the goods arrive, ${buyer} types a code. Without it nobody is paid.`,
    Settle: `${product} pays ${net} to ${seller}; every kobo ${buyer} sent is accounted for.`,
    Refund: `Support decides for ${buyer}, who gets all of ${gross} back.`,
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
