import type { Party, Side } from '../orders/order-parties.ts';
import {
  CHARGE_EXPLAINED,
  CHARGE_RATE_TEXT,
  VAT_EXPLAINED,
  VAT_RATE_TEXT,
  orderBreakdown,
  totalFor,
  vatOn,
} from '../money/charges.ts';
import { UNREADABLE_AMOUNT } from '../money/format-naira.ts';
import { isKobo, roundToKobo, type Kobo } from '../money/kobo.ts';

/** Amounts in Naira from the service for one side; all but the price are optional. NaN is unreadable. */
export interface SentAmounts {
  readonly amount: number;
  readonly charges?: number | undefined;
  readonly vat?: number | undefined;
  readonly totalAmount?: number | undefined;
}

type Certainty = 'exact' | 'estimated' | 'contradictory' | 'unreadable';

/** Amounts of a trade for one side with their reliability. An unreadable one is `UNREADABLE_AMOUNT`. */
export interface TradeFigures {
  readonly amount: Kobo;
  readonly charge: Kobo;
  readonly vat: Kobo;
  readonly total: Kobo;
  readonly certainty: Certainty;
}

const NOTES: Record<Certainty, string | null> = {
  exact: null,
  estimated: 'Estimated: not every amount was sent.',
  contradictory: 'These amounts do not add up',
  unreadable: 'Not every amount can be read',
};

export function plannedFigures(side: Side, amount: Kobo): TradeFigures {
  const breakdown = orderBreakdown(amount);
  const { charge, vat } = breakdown;
  return { amount, charge, vat, total: totalFor(side, breakdown), certainty: 'exact' };
}

/** Calculates the amounts that the service left out. `accountTotal`: the temporary account's total in Naira. */
export function figuresFromAnswer(side: Side, sent: SentAmounts, accountTotal?: number): TradeFigures {
  const price = roundToKobo(sent.amount);
  const planned = price === null ? null : plannedFigures(side, price);
  const read = (naira: number | undefined, calculated = UNREADABLE_AMOUNT): Kobo =>
    naira === undefined ? calculated : (roundToKobo(naira) ?? UNREADABLE_AMOUNT);
  const amount = price ?? UNREADABLE_AMOUNT;
  const charge = read(sent.charges, planned?.charge);
  const vat = read(sent.vat, planned?.vat);
  const total = read(sent.totalAmount, planned?.total);
  const figures = { amount, charge, vat, total };
  const isEstimate = [sent.charges, sent.vat, sent.totalAmount].includes(undefined);
  const expected = side === 'seller' ? amount - charge - vat : amount + charge + vat;
  const isAccountWrong =
    accountTotal !== undefined && sent.totalAmount !== undefined && roundToKobo(accountTotal) !== total;
  const certainty = !Object.values(figures).every(isKobo)
    ? 'unreadable'
    : isAccountWrong || (!isEstimate && expected !== total)
      ? 'contradictory'
      : isEstimate
        ? 'estimated'
        : 'exact';
  return { ...figures, certainty };
}

interface RateTexts {
  /** Null for a charge that was calculated in another way. */
  readonly charge: string | null;
  readonly vat: string | null;
  /** Explains the rates that the amounts follow. */
  readonly explained: string | null;
}

/** The rates of the charge and the VAT, where the amounts follow them: a service may calculate in another way. */
export function rateTexts({ amount, charge, vat }: TradeFigures): RateTexts {
  const isRatedCharge = isRateable(amount) && charge === orderBreakdown(amount).charge;
  const isRatedVat = isRateable(charge) && vat === vatOn(charge);
  const explained = [...(isRatedCharge ? [CHARGE_EXPLAINED] : []), ...(isRatedVat ? [VAT_EXPLAINED] : [])];
  return {
    charge: isRatedCharge ? CHARGE_RATE_TEXT : null,
    vat: isRatedVat ? VAT_RATE_TEXT : null,
    explained: explained.length === 0 ? null : explained.join(' '),
  };
}

/** Whether a rate can be applied to the amount. */
function isRateable(amount: Kobo): boolean {
  return isKobo(amount) && amount >= 0;
}

export function figuresNote({ certainty }: TradeFigures): string | null {
  return NOTES[certainty];
}

export function arePayable({ certainty }: TradeFigures): boolean {
  return certainty === 'exact' || certainty === 'estimated';
}

/** The amount in a list row, and why it is unreliable unless 'Invalid Amount' shows that. */
export function rowFigure(party: Party, sent: SentAmounts): { amount: Kobo; note: string | null } {
  const figures = figuresFromAnswer(party === 'seller' ? 'seller' : 'buyer', sent);
  // Without a side only the price is known.
  if (party === 'stranger') return { amount: figures.amount, note: null };
  const { total: amount, certainty } = figures;
  const isSent = certainty === 'estimated' && sent.totalAmount !== undefined;
  return { amount, note: isSent || !isKobo(amount) ? null : NOTES[certainty] };
}
