import { formatNaira } from '../money/format-naira.ts';
import { isJoined, type Side } from '../orders/order-parties.ts';
import type { OrderStatus } from '../orders/order-transitions.ts';
import { tradeDoubt } from '../payments/payment-certainty.ts';
import type { TradeParty } from './next-step-text.ts';
import type { ProgressState } from './order-progress.ts';

export interface WhatIf {
  readonly question: string;
  readonly answer: string;
  /** The button below the answer: lodge a dispute, write to support, or write to the other person. */
  readonly action: 'dispute' | 'support' | 'remind' | null;
}

interface Words extends Pick<TradeParty, 'called'> {
  /** 'Your ₦51,881.25' or 'Your money'. */
  readonly money: string;
  readonly holder: string;
}

type Worry = (words: Words) => WhatIf;
type Worries = Partial<Record<OrderStatus, Worry>>;

/**
 * The likeliest worry of this viewer at this step, with its true answer; null where there is none. `holder`: name of the
 * escrow service.
 */
export function whatIf(state: ProgressState, party: TradeParty, holder: string): WhatIf | null {
  const { orderStatus, transactionStatus } = state;
  if (transactionStatus !== undefined && tradeDoubt({ orderStatus, transactionStatus }) !== null) return null;
  // The viewer has the order link to send first.
  if (!isJoined(party.side === 'seller' ? state.buyerId : state.sellerId)) return null;
  const money = `Your ${party.total === null ? 'money' : formatNaira(party.total)}`;
  return WORRIES[party.side][orderStatus]?.({ called: party.called, money, holder }) ?? null;
}

const beforePayment: Worry = ({ called, holder }) => ({
  question: `What if ${called} does not send the goods?`,
  answer: `${holder} holds your payment until you confirm receipt. Until then you can lodge a dispute, and support decides.`,
  action: null,
});

const BUYER: Worries = {
  Pending: ({ called }) => ({
    question: `What if ${called} does not approve?`,
    answer: 'You have paid nothing. Send a reminder, or cancel the order.',
    action: 'remind',
  }),
  Approved: beforePayment,
  AwaitingPayment: beforePayment,
  OpenTransaction: () => ({
    question: 'What if I sent the wrong amount?',
    answer:
      'If you sent too little, all of it is returned to you, and you can transfer again until the account expires. If you sent too much, the surplus is returned.',
    action: 'support',
  }),
  Paid: ({ called, money, holder }) => ({
    question: `What if ${called} does not send it?`,
    answer: `${money} stays with ${holder}. Lodge a dispute: support decides whether you are refunded.`,
    action: 'dispute',
  }),
  Shipped: ({ called, money, holder }) => ({
    question: 'What if I never confirm?',
    answer: `${money} stays with ${holder}, and ${called} is not paid. If the goods did not arrive or are not right, lodge a dispute instead.`,
    action: 'dispute',
  }),
  Delivered: () => ({
    question: 'What if something is wrong with the goods?',
    answer: 'A dispute can no longer be lodged. Tell support at once.',
    action: 'support',
  }),
  InDispute: ({ called }) => ({
    question: 'What can support decide?',
    answer: `Either you are refunded in full, or ${called} is paid.`,
    action: null,
  }),
};

const unpaid: Worry = ({ called }) => ({
  question: `What if ${called} does not pay?`,
  answer: 'Keep the goods: nothing has been paid. Send a reminder, or cancel the order.',
  action: 'remind',
});

const SELLER: Worries = {
  Pending: () => ({
    question: 'What if I cannot deliver?',
    answer: 'Nothing has been paid. Cancel the order.',
    action: null,
  }),
  Approved: unpaid,
  AwaitingPayment: unpaid,
  OpenTransaction: ({ called, holder }) => ({
    question: `What if ${called} shows me a receipt?`,
    answer: `Keep the goods. Only this page shows whether ${holder} has the money.`,
    action: 'support',
  }),
  Paid: ({ called }) => ({
    question: 'What if I cannot send it?',
    answer: `Tell ${called} and support. A paid order cannot be cancelled; support can refund ${called} after a dispute.`,
    action: 'support',
  }),
  Shipped: ({ called, money, holder }) => ({
    question: `What if ${called} never confirms?`,
    answer: `${money} stays with ${holder} until ${called} confirms. Send a reminder. If that does not help, ask support.`,
    action: 'remind',
  }),
  Delivered: () => ({
    question: 'What if the money does not arrive?',
    answer: 'Support can see where the payment is.',
    action: 'support',
  }),
  InDispute: ({ called }) => ({
    question: 'What can support decide?',
    answer: `Either ${called} is refunded in full, or you are paid.`,
    action: null,
  }),
};

const WORRIES: Readonly<Record<Side, Worries>> = { buyer: BUYER, seller: SELLER };
