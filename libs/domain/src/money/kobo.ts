declare const koboBrand: unique symbol;

/** A whole number of kobo, the only form in which money is reckoned (decision D11). Naira exists at the edges. */
export type Kobo = number & { readonly [koboBrand]: 'Kobo' };

const KOBO_PER_NAIRA = 100;

export function isKobo(value: number): value is Kobo {
  return Number.isSafeInteger(value);
}

/** Throws on a fraction or on more than a double holds exactly: that is a programming error, never a user's. */
export function kobo(value: number): Kobo {
  // Adding zero turns -0 into 0, so that equal amounts compare as equal.
  const amount = value + 0;
  if (!isKobo(amount)) throw new RangeError(`Not a whole number of kobo: ${value}`);
  return amount;
}

/** Exact for at most two decimals; null for anything else, so that no fraction of a kobo is lost in silence. */
export function readNaira(naira: number): Kobo | null {
  const amount = Math.round(naira * KOBO_PER_NAIRA) + 0;
  return isKobo(amount) && amount / KOBO_PER_NAIRA === naira ? amount : null;
}

/** As `readNaira`, for an amount already checked against the contract; throws where that was not so. */
export function nairaToKobo(naira: number): Kobo {
  const amount = readNaira(naira);
  if (amount === null) throw new RangeError(`Not an amount in Naira with at most two decimals: ${naira}`);
  return amount;
}

/** Naira as the contract carries it (decision D1): a number with at most two decimals. */
export function koboToNaira(amount: Kobo): number {
  return amount / KOBO_PER_NAIRA;
}

/** A share in thousandths, rounded half up to a kobo. The one home of rounding. */
export function perMille(amount: Kobo, rate: number): Kobo {
  if (amount < 0 || rate < 0 || !Number.isInteger(rate))
    throw new RangeError('A share needs whole numbers of zero or more');
  const rounded = kobo(amount * rate + 500);
  // The remainder is taken off before dividing, so the division is exact.
  return kobo((rounded - (rounded % 1000)) / 1000);
}
