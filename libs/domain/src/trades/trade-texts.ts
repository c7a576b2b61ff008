import { formatNaira } from '../money/format-naira.ts';
import type { Kobo } from '../money/kobo.ts';
import { type OrderParties, type Side, isJoined } from '../orders/order-parties.ts';
import type { OrderStatus } from '../orders/order-transitions.ts';
import { MONEY_IN_DOUBT, isMoneyInDoubt, tradeDoubt } from '../payments/payment-certainty.ts';
import { atSentenceStart } from './other-person.ts';
import {
  type MoneyHeadline,
  type ProgressState,
  type SideTexts,
  type SpecialCase,
  fillIn,
  shownTexts,
  textsOf,
} from './status-texts.ts';

export const UNKNOWN_STATUS_STEP =
  'This app does not know this status. Support can tell you what happens next.';

/**
 * What the amount of a trade is for this viewer now; null where the records do not say where the money is.
 * `holder`: name of the escrow service.
 */
export function moneyHeadline(trade: ProgressState, side: Side, holder: string): MoneyHeadline | null {
  const [name, state] = moneyOf(trade)?.[side] ?? [];
  if (name === undefined || state === undefined) return null;
  return { label: state === 'held' ? `${name} · held by ${holder}` : name, state };
}

/** One sentence about the money. */
export function moneyText(trade: ProgressState, side: Side): string {
  return moneyOf(trade)?.[side][2] ?? `${MONEY_IN_DOUBT}. Please ask support.`;
}

export interface TradeParty {
  readonly side: Side;
  /** The other person in the middle of a sentence, such as 'Chidi' or 'the seller'. */
  readonly nameInSentence: string;
  /** What the viewer pays or receives; null where that is not certain. */
  readonly total: Kobo | null;
  /** Whether the viewer has them; a seller must add them first. */
  readonly hasBankDetails: boolean;
}

/** One instruction for the viewer, or the person that the trade waits for. */
export function nextStepText(trade: ProgressState, party: TradeParty): string {
  const doubt = doubtOf(trade);
  if (doubt !== null) return `${doubt}. Support can tell you what happens next.`;
  const { next = UNKNOWN_STATUS_STEP, instead = [] } = shownTexts(trade)?.[party.side] ?? {};
  const holds: Readonly<Record<SpecialCase, boolean>> = {
    unjoined: !hasOtherJoined(trade, party.side),
    noBankDetails: !party.hasBankDetails,
    ownOrder: trade.createdBy === trade.sellerId,
    inDoubt: isInDoubt(trade),
  };
  const special = instead.find(([name]) => holds[name])?.[1];
  return fillIn(special ?? next, wordsOf(party));
}

export interface WhatIf extends Required<Pick<SideTexts, 'question' | 'answer'>> {
  readonly action: Required<SideTexts>['action'] | null;
}

/** The likeliest worry of this viewer at this step; null where there is none. `holder`: name of the escrow service. */
export function whatIf(trade: ProgressState, party: TradeParty, holder: string): WhatIf | null {
  const { question, answer, action = null } = shownTexts(trade)?.[party.side] ?? {};
  // A viewer whose counterpart has not joined has the order link to send first.
  const isAsked = doubtOf(trade) === null && hasOtherJoined(trade, party.side);
  if (!isAsked || question === undefined || answer === undefined) return null;
  const words = { ...wordsOf(party), holder };
  return { question: fillIn(question, words), answer: fillIn(answer, words), action };
}

/**
 * Describes a change of the order since the viewer loaded it. Null for Pending, which no event leads to, and for an
 * unknown status.
 */
export function changedMeanwhileText(now: OrderStatus, side: Side): string | null {
  const change = textsOf(now)?.progress.change ?? null;
  const actors = { Buyer: 'The buyer', Seller: 'The seller', [side === 'buyer' ? 'Buyer' : 'Seller']: 'You' };
  return change && `${fillIn(change, actors)} meanwhile`;
}

function wordsOf({ nameInSentence: name, total }: Pick<TradeParty, 'nameInSentence' | 'total'>) {
  const names = { name, Name: atSentenceStart(name) };
  return total === null ? names : { ...names, sum: formatNaira(total) };
}

function moneyOf(trade: ProgressState) {
  return isInDoubt(trade) ? undefined : shownTexts(trade)?.progress.money;
}

function isInDoubt({ orderStatus, transactionStatus }: ProgressState): boolean {
  return transactionStatus !== undefined && isMoneyInDoubt({ orderStatus, transactionStatus });
}

function doubtOf({ orderStatus, transactionStatus }: ProgressState): string | null {
  return transactionStatus === undefined ? null : tradeDoubt({ orderStatus, transactionStatus });
}

export function hasOtherJoined({ sellerId, buyerId }: OrderParties, side: Side): boolean {
  return isJoined(side === 'seller' ? buyerId : sellerId);
}
