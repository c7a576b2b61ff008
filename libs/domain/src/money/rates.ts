import { kobo } from './kobo.ts';

export const CURRENCY_SIGN = '₦';

/** 3.5% of the amount; per mille keeps every step in whole kobo. */
export const CHARGE_PER_MILLE = 35;
export const CHARGE_CAP = kobo(250_000);
/** 7.5% of the charge, not of the amount. */
export const VAT_PER_MILLE = 75;
export const AMOUNT_MIN = kobo(10_000);
export const AMOUNT_MAX = kobo(99_999_999_999);
