import type { OrderState } from '../orders/decide-order-event.ts';
import type { Side } from '../orders/order-parties.ts';
import { ORDER_STATUSES, type OrderStatus } from '../orders/order-transitions.ts';
import { type TransactionStatus, isSettled } from '../orders/transaction-status.ts';

export interface ProgressState extends OrderState {
  /** If known, no sentence about the money contradicts it. */
  readonly transactionStatus?: TransactionStatus;
}

export interface MoneyHeadline {
  readonly label: string;
  /** Whether the amount is still to move, is held in escrow, has left, has come to the viewer, or never moves. */
  readonly state: 'open' | 'held' | 'moved' | 'gained' | 'nothing';
}

/** Where the money is. `text`: one sentence that promises only what the contract guarantees. */
type Money = Readonly<Record<Side, readonly [label: string, state: MoneyHeadline['state'], text: string]>>;

export type SpecialCase = 'unjoined' | 'noBankDetails' | 'ownOrder' | 'inDoubt';

export interface SideTexts {
  /** One instruction for the viewer, or the person that the trade waits for. */
  readonly next: string;
  /** Sentences that replace `next` in special cases; the first case that holds counts. */
  readonly instead?: readonly (readonly [SpecialCase, string])[];
  /** Replaces `next` from the day after the delivery date, where the events show whose delay it is. */
  readonly late?: string;
  /** The likeliest worry of the viewer, with its true answer. */
  readonly question?: string;
  readonly answer?: string;
  /** The button below the answer: lodge a dispute, write to support, or write to the other person. */
  readonly action?: 'dispute' | 'support' | 'remind';
  /** The title on home of an order that does not wait for the other person's turn. */
  readonly waiting?: string;
}

/** The party who has to act. */
export interface Turn {
  readonly side: Side;
  /** Follows 'Waiting for Ada to'; with a capital letter, it is the title of the viewer's task. */
  readonly deed: string;
  readonly page: 'approval' | 'payment' | 'account' | 'shipment' | 'receipt' | 'dispute';
  /** Follows the name of a person who is late. */
  readonly late?: string;
}

interface StatusTexts extends Readonly<Record<Side, SideTexts>> {
  readonly progress: {
    readonly stepsDone: number;
    /** The last step of a trade that has stopped. */
    readonly stop?: string;
    readonly money: Money;
    /** How the order came to this status; null for Pending, which no event leads to. */
    readonly change: string | null;
  };
  readonly turn?: Turn;
}

/** Replaces '{name}' by the name, and '{sum|your money}' by the sum or, where it is not known, by 'your money'. */
export function fillIn(text: string, words: Readonly<Partial<Record<string, string>>>): string {
  return text.replaceAll(
    /\{(\w+)\|?([^}]*)\}/g,
    (_, word: string, otherwise: string) => words[word] ?? otherwise,
  );
}

/** Undefined for a status that the contract does not know. */
export function textsOf(status: OrderStatus): StatusTexts | undefined {
  return ORDER_STATUSES.includes(status) ? TEXTS[status] : undefined;
}

/** A delivered order whose transaction is settled reads as completed. */
export function shownTexts({ orderStatus, transactionStatus }: ProgressState): StatusTexts | undefined {
  const isPaidOut =
    orderStatus === 'Delivered' && transactionStatus !== undefined && isSettled(transactionStatus);
  return textsOf(isPaidOut ? 'Completed' : orderStatus);
}

const UNPAID: Money = {
  buyer: ['To pay', 'open', 'Nothing has been paid yet.'],
  seller: ['You will get', 'open', 'Nothing has been paid yet.'],
};
const HELD: Money = {
  buyer: ['You paid', 'held', 'Your payment is held until you confirm receipt.'],
  seller: ['You will get', 'held', 'The payment is held until the buyer confirms receipt.'],
};
const DISPUTED: Money = {
  buyer: ['You paid', 'held', 'Your payment is held while the dispute is open.'],
  seller: ['In dispute', 'held', 'The payment is held while the dispute is open.'],
};
const PAYING_OUT: Money = {
  buyer: ['You paid', 'moved', 'The seller is being paid.'],
  seller: ['On its way to your bank', 'moved', 'The net amount is being paid to your bank account.'],
};
const PAID_OUT: Money = {
  buyer: ['You paid', 'moved', 'The seller was paid.'],
  seller: ['You received', 'gained', 'The net amount was paid to your bank account.'],
};
const REFUNDED: Money = {
  buyer: ['Refunded to you', 'gained', 'You were refunded in full.'],
  seller: ['Nothing to receive', 'nothing', 'The buyer was refunded in full.'],
};
const NOTHING: Money = {
  buyer: ['Nothing to pay', 'nothing', 'No money is held for this order.'],
  seller: ['Nothing to receive', 'nothing', 'No money is held for this order.'],
};

const COMPLETE = 'This trade is complete.';
const DISPUTE = 'Waiting for support to decide the dispute';
const EXPIRED = 'The last account has expired.';

const BEFORE_PAYMENT = {
  question: 'What if {name} does not send the goods?',
  answer:
    '{holder} holds your payment until you confirm receipt. Until then you can lodge a dispute, and support decides.',
};
const UNPAID_GOODS = {
  question: 'What if {name} does not pay?',
  answer: 'Keep the goods: nothing has been paid. Send a reminder, or cancel the order.',
  action: 'remind',
} as const;

/** What each side reads and does in each status. `fillIn` replaces the words in braces. */
const TEXTS: Readonly<Record<OrderStatus, StatusTexts>> = {
  Pending: {
    progress: { stepsDone: 1, money: UNPAID, change: null },
    turn: { side: 'seller', deed: 'approve the order', page: 'approval' },
    buyer: {
      next: 'Waiting for {name} to approve the order and set a delivery date.',
      instead: [['unjoined', 'Your turn: send the order link to {name}, who then signs in and approves.']],
      question: 'What if {name} does not approve?',
      answer: 'You have paid nothing. Send a reminder, or cancel the order.',
      action: 'remind',
    },
    seller: {
      next: 'Your turn: approve the order and set a delivery date.',
      instead: [
        ['noBankDetails', 'Your turn: add your bank details, so that you can be paid.'],
        ['ownOrder', 'Your turn: set the delivery date.'],
      ],
      question: 'What if I cannot deliver?',
      answer: 'Nothing has been paid. Cancel the order.',
    },
  },
  Approved: {
    progress: { stepsDone: 2, money: UNPAID, change: 'This order was approved' },
    turn: { side: 'buyer', deed: 'pay', page: 'payment' },
    buyer: { next: 'Your turn: pay {name}.', ...BEFORE_PAYMENT },
    seller: {
      next: 'Waiting for {name} to pay.',
      instead: [['unjoined', 'Your turn: send the order link to {name}, who then signs in and pays.']],
      ...UNPAID_GOODS,
    },
  },
  AwaitingPayment: {
    progress: { stepsDone: 2, money: UNPAID, change: 'The account for this order expired' },
    turn: { side: 'buyer', deed: 'pay', page: 'payment' },
    buyer: { next: `Your turn: get a new account and pay {name}. ${EXPIRED}`, ...BEFORE_PAYMENT },
    seller: { next: `Waiting for {name} to pay. ${EXPIRED}`, ...UNPAID_GOODS },
  },
  OpenTransaction: {
    progress: { stepsDone: 2, money: UNPAID, change: 'An account was made to pay for this order' },
    turn: { side: 'buyer', deed: 'make the transfer', page: 'account' },
    buyer: {
      next: 'Your turn: transfer exactly {sum|the total} to the account before it expires.',
      question: 'What if I sent the wrong amount?',
      answer:
        'If you sent too little, all of it is returned to you, and you can transfer again until the account expires. If you sent too much, the surplus is returned.',
      action: 'support',
    },
    seller: {
      next: 'Waiting for {name} to make the transfer.',
      question: 'What if {name} shows me a receipt?',
      answer: 'Keep the goods. Only this page shows whether {holder} has the money.',
      action: 'support',
    },
  },
  Paid: {
    progress: { stepsDone: 3, money: HELD, change: 'This order was paid' },
    turn: { side: 'seller', deed: 'send the goods', page: 'shipment', late: 'is late' },
    buyer: {
      next: 'Waiting for {name} to send the goods.',
      late: '{Name} is late. It was due {day}, {ago}.',
      question: 'What if {name} does not send it?',
      answer:
        'Your {sum|money} stays with {holder}. Lodge a dispute: support decides whether you are refunded.',
      action: 'dispute',
    },
    seller: {
      next: 'Your turn: send the goods, then press Confirm Delivery.',
      late: 'You are late: it was due {day}, {ago}. {Name} can lodge a dispute.',
      question: 'What if I cannot send it?',
      answer:
        'Tell {name} and support. A paid order cannot be cancelled; support can refund {name} after a dispute.',
      action: 'support',
    },
  },
  Shipped: {
    progress: { stepsDone: 4, money: HELD, change: 'This order was marked shipped' },
    turn: { side: 'buyer', deed: 'confirm receipt', page: 'receipt', late: 'has not confirmed' },
    buyer: {
      next: 'Your turn: when you have the goods, press Product Received and enter the code from your email.',
      question: 'What if I never confirm?',
      answer:
        'Your {sum|money} stays with {holder}, and {name} is not paid. If the goods did not arrive or are not right, lodge a dispute instead.',
      action: 'dispute',
    },
    seller: {
      next: 'Waiting for {name} to confirm receipt with the code from the email.',
      late: '{Name} has not confirmed. Delivery was due {day}, {ago}.',
      question: 'What if {name} never confirms?',
      answer:
        'Your {sum|money} stays with {holder} until {name} confirms. Send a reminder. If that does not help, ask support.',
      action: 'remind',
    },
  },
  Delivered: {
    progress: { stepsDone: 5, money: PAYING_OUT, change: 'This order was delivered' },
    buyer: {
      next: 'Nothing to do: {name} is being paid.',
      question: 'What if something is wrong with the goods?',
      answer: 'A dispute can no longer be lodged. Tell support at once.',
      action: 'support',
      waiting: 'Waiting for {name} to be paid',
    },
    seller: {
      next: 'Nothing to do: {sum|your money} is on its way to your bank account.',
      question: 'What if the money does not arrive?',
      answer: 'Support can see where the payment is.',
      action: 'support',
      waiting: 'Waiting for the payment into your bank account',
    },
  },
  Completed: {
    progress: { stepsDone: 6, money: PAID_OUT, change: 'This order was completed' },
    buyer: { next: COMPLETE },
    seller: { next: COMPLETE },
  },
  InDispute: {
    // Without events only the payment is certain; the goods may be shipped.
    progress: { stepsDone: 3, money: DISPUTED, change: 'A dispute about this order was lodged' },
    // Only a buyer can lodge a dispute, so the seller is the side that has to answer it.
    turn: { side: 'seller', deed: 'tell support your side', page: 'dispute' },
    buyer: {
      next: `${DISPUTE}. Tell support your side in the chat.`,
      question: 'What can support decide?',
      answer: 'Either you are refunded in full, or {name} is paid.',
      waiting: DISPUTE,
    },
    seller: {
      next: `${DISPUTE}. Tell support your side in the chat.`,
      question: 'What can support decide?',
      answer: 'Either {name} is refunded in full, or you are paid.',
    },
  },
  Rejected: {
    progress: { stepsDone: 1, stop: 'Rejected', money: NOTHING, change: '{Seller} rejected this order' },
    buyer: { next: '{Name} rejected this order.' },
    seller: { next: 'You rejected this order.' },
  },
  Cancelled: {
    progress: { stepsDone: 1, stop: 'Cancelled', money: NOTHING, change: '{Buyer} cancelled this order' },
    buyer: { next: 'You cancelled this order.' },
    seller: { next: '{Name} cancelled this order.' },
  },
  Close: {
    progress: { stepsDone: 3, stop: 'Refunded', money: REFUNDED, change: 'This order was closed' },
    buyer: {
      next: 'Support decided the dispute for you: {sum|your payment} was refunded.',
      instead: [['inDoubt', 'Support decided the dispute for you, and this order is closed.']],
    },
    seller: { next: 'Support decided the dispute for {name}, and this order is closed.' },
  },
};
