declare const koboBrand: unique symbol;

/** A whole number of kobo. All arithmetic is in kobo; Naira is for the contract and the screen. */
export type Kobo = number & { readonly [koboBrand]: 'Kobo' };

const KOBO_PER_NAIRA = 100;

export function isKobo(value: number): value is Kobo {
  return Number.isSafeInteger(value);
}

/** Throws a RangeError for a fraction or an unsafe integer, which only a programming error produces. */
export function kobo(value: number): Kobo {
  // Adding zero turns -0 into 0, so that equal amounts compare as equal.
  const amount = value + 0;
  if (!isKobo(amount)) throw new RangeError(`Not a whole number of kobo: ${value}`);
  return amount;
}

export function readNaira(naira: number): Kobo | null {
  const amount = Math.round(naira * KOBO_PER_NAIRA) + 0;
  return isKobo(amount) && amount / KOBO_PER_NAIRA === naira ? amount : null;
}

/** Like `readNaira`, for an amount that matches the contract. Throws a RangeError for more than two decimals. */
export function nairaToKobo(naira: number): Kobo {
  const amount = readNaira(naira);
  if (amount === null) throw new RangeError(`Not an amount in Naira with at most two decimals: ${naira}`);
  return amount;
}

/** The nearest kobo, half up; null for a number that is not an amount. */
export function roundToKobo(naira: number): Kobo | null {
  // Text is exact: 1000.005 * 100 is less than 100000.5.
  const text = String(naira);
  const exact = Number(text.includes('e') ? naira * KOBO_PER_NAIRA : `${text}e2`);
  const amount = Math.round(exact) + 0;
  return isKobo(amount) ? amount : null;
}

/** An amount in Naira with at most two decimals, as in the contract. */
export function koboToNaira(amount: Kobo): number {
  return amount / KOBO_PER_NAIRA;
}

/**
 * A share of an amount, rounded half up. `rate` is in thousandths: 35 for 3.5 %. Throws a RangeError for a negative or
 * fractional argument.
 */
export function perMille(amount: Kobo, rate: number): Kobo {
  if (amount < 0 || rate < 0 || !Number.isInteger(rate))
    throw new RangeError('A share needs whole numbers of zero or more');
  const rounded = kobo(amount * rate + 500);
  // Subtracting the remainder first makes the division exact.
  return kobo((rounded - (rounded % 1000)) / 1000);
}
