import { AMOUNT_MAX, AMOUNT_MIN, CHARGE_CAP, CHARGE_PER_MILLE, VAT_PER_MILLE } from './rates.ts';
import { formatNaira } from './format-naira.ts';
import { kobo, perMille, type Kobo } from './kobo.ts';

export const CHARGE_RATE_TEXT = `${CHARGE_PER_MILLE / 10}%`;
export const VAT_RATE_TEXT = `${VAT_PER_MILLE / 10}%`;

export const CHARGE_EXPLAINED = `Charge: ${CHARGE_RATE_TEXT}, at most ${formatNaira(CHARGE_CAP)}.`;
export const VAT_EXPLAINED = `VAT: ${VAT_RATE_TEXT} of the charge.`;

interface OrderBreakdown {
  readonly amount: Kobo;
  /** Buyer and seller each pay this charge and this VAT. */
  readonly charge: Kobo;
  readonly vat: Kobo;
  readonly netReceivable: Kobo;
  readonly grossPayable: Kobo;
}

export function orderBreakdown(amount: Kobo): OrderBreakdown {
  const charge = kobo(Math.min(perMille(amount, CHARGE_PER_MILLE), CHARGE_CAP));
  // VAT is a share of the capped, rounded charge, which both parties see.
  const vat = vatOn(charge);
  return {
    amount,
    charge,
    vat,
    netReceivable: kobo(amount - charge - vat),
    grossPayable: kobo(amount + charge + vat),
  };
}

export function vatOn(charge: Kobo): Kobo {
  return perMille(charge, VAT_PER_MILLE);
}

export function totalFor(side: 'seller' | 'buyer', breakdown: OrderBreakdown): Kobo {
  return side === 'seller' ? breakdown.netReceivable : breakdown.grossPayable;
}

interface SettlementShares {
  readonly seller: Kobo;
  readonly platform: Kobo;
  readonly tax: Kobo;
}

/** The shares of the escrow at settlement, which add up to the gross amount. */
export function settlementShares(breakdown: OrderBreakdown): SettlementShares {
  return {
    seller: breakdown.netReceivable,
    platform: kobo(2 * breakdown.charge),
    tax: kobo(2 * breakdown.vat),
  };
}

export const AMOUNT_TOO_LARGE = `Amount must be at most ${formatNaira(AMOUNT_MAX)}`;

export function amountProblem(amount: Kobo): string | null {
  if (amount < AMOUNT_MIN) return `Amount must be at least ${formatNaira(AMOUNT_MIN)}`;
  if (amount > AMOUNT_MAX) return AMOUNT_TOO_LARGE;
  return null;
}
