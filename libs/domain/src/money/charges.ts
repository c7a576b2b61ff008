import { AMOUNT_MAX, AMOUNT_MIN, CHARGE_CAP, CHARGE_PER_MILLE, VAT_PER_MILLE } from '../constants.ts';
import { formatNaira } from './format-naira.ts';
import { kobo, perMille } from './kobo.ts';
import type { Kobo } from './kobo.ts';

/** '3.5%' and '7.5%', for labels. */
export const CHARGE_RATE_TEXT = `${CHARGE_PER_MILLE / 10}%`;
export const VAT_RATE_TEXT = `${VAT_PER_MILLE / 10}%`;

export interface OrderBreakdown {
  readonly amount: Kobo;
  /** Per side: buyer and seller each pay it (decision D11). */
  readonly charge: Kobo;
  readonly vat: Kobo;
  /** What the seller gets. */
  readonly netReceivable: Kobo;
  /** What the buyer pays. */
  readonly grossPayable: Kobo;
}

export function orderBreakdown(amount: Kobo): OrderBreakdown {
  const charge = kobo(Math.min(perMille(amount, CHARGE_PER_MILLE), CHARGE_CAP));
  // VAT follows the capped, rounded charge: the figure both parties see.
  const vat = perMille(charge, VAT_PER_MILLE);
  return {
    amount,
    charge,
    vat,
    netReceivable: kobo(amount - charge - vat),
    grossPayable: kobo(amount + charge + vat),
  };
}

/** The total that this side sees (decision D5): net for the seller, gross for the buyer. */
export function totalFor(side: 'seller' | 'buyer', breakdown: OrderBreakdown): Kobo {
  return side === 'seller' ? breakdown.netReceivable : breakdown.grossPayable;
}

export interface SettlementShares {
  readonly seller: Kobo;
  readonly platform: Kobo;
  readonly tax: Kobo;
}

/** How the gross held in escrow is shared out (decision D11); the three shares add up to it exactly. */
export function settlementShares(breakdown: OrderBreakdown): SettlementShares {
  return {
    seller: breakdown.netReceivable,
    platform: kobo(2 * breakdown.charge),
    tax: kobo(2 * breakdown.vat),
  };
}

/** Why an order cannot be for this amount, or null (decision D11). */
export function amountProblem(amount: Kobo): string | null {
  if (amount < AMOUNT_MIN) return `Amount must be at least ${formatNaira(AMOUNT_MIN)}`;
  if (amount > AMOUNT_MAX) return `Amount must be at most ${formatNaira(AMOUNT_MAX)}`;
  return null;
}
