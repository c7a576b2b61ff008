declare const koboBrand: unique symbol;

/** A whole number of kobo, hundredths of a Naira. All arithmetic is in kobo; Naira is for the wire and the screen. */
export type Kobo = number & { readonly [koboBrand]: 'Kobo' };

const KOBO_PER_NAIRA = 100;

export function isKobo(value: number): value is Kobo {
  return Number.isSafeInteger(value);
}

/**
 * Marks a number as kobo.
 * @throws RangeError for a fraction or an unsafe integer, which only a programming error produces
 */
export function kobo(value: number): Kobo {
  // Adding zero turns -0 into 0, so that equal amounts compare as equal.
  const amount = value + 0;
  if (!isKobo(amount)) throw new RangeError(`Not a whole number of kobo: ${value}`);
  return amount;
}

/** An amount of Naira in kobo; null for more than two decimals, so that no fraction of a kobo is lost unnoticed. */
export function readNaira(naira: number): Kobo | null {
  const amount = Math.round(naira * KOBO_PER_NAIRA) + 0;
  return isKobo(amount) && amount / KOBO_PER_NAIRA === naira ? amount : null;
}

/**
 * As `readNaira`, for an amount that was checked against the contract.
 * @throws RangeError for more than two decimals
 */
export function nairaToKobo(naira: number): Kobo {
  const amount = readNaira(naira);
  if (amount === null) throw new RangeError(`Not an amount in Naira with at most two decimals: ${naira}`);
  return amount;
}

/** The nearest kobo of an amount in Naira, half up, however a number was written; null for what is no amount. */
export function roundToKobo(naira: number): Kobo | null {
  // Moving the point in the text is exact: 1000.005 * 100 is less than 100000.5.
  const text = String(naira);
  const exact = Number(text.includes('e') ? naira * KOBO_PER_NAIRA : `${text}e2`);
  const amount = Math.round(exact) + 0;
  return isKobo(amount) ? amount : null;
}

/** An amount in Naira, as the contract carries it: a number with at most two decimals. */
export function koboToNaira(amount: Kobo): number {
  return amount / KOBO_PER_NAIRA;
}

/**
 * A share of an amount, rounded half up to a kobo.
 * @param rate in thousandths: 35 for 3.5 %
 * @throws RangeError for an amount or a rate below zero, or a rate that is no whole number
 */
export function perMille(amount: Kobo, rate: number): Kobo {
  if (amount < 0 || rate < 0 || !Number.isInteger(rate))
    throw new RangeError('A share needs whole numbers of zero or more');
  const rounded = kobo(amount * rate + 500);
  // The remainder is taken off before dividing, so the division is exact.
  return kobo((rounded - (rounded % 1000)) / 1000);
}
