import { CURRENCY_SIGN } from './rates.ts';
import { isKobo, readNaira, type Kobo } from './kobo.ts';

export const INVALID_AMOUNT = 'Invalid Amount';

/** Marks an amount that was sent and is unreadable. */
export const UNREADABLE_AMOUNT = Number.NaN as Kobo;

export function groupThousands(digits: string): string {
  const first = digits.slice(0, digits.length % 3);
  const groups = digits.slice(first.length).match(/\d{3}/g) ?? [];
  return [...(first === '' ? [] : [first]), ...groups].join(',');
}

/** '₦1,500.00', or '-₦1,500.00' for a negative amount. */
export function formatNaira(amount: Kobo): string {
  if (!isKobo(amount)) return INVALID_AMOUNT;
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const text = `${CURRENCY_SIGN}${groupThousands(digits.slice(0, -2))}.${digits.slice(-2)}`;
  return amount < 0 ? `-${text}` : text;
}

/** Plus for an amount that the viewer receives, minus for one that they pay. */
export type AmountSign = '+' | '-' | '';

/** '+₦1,500.00', '-₦1,500.00' or '₦1,500.00'; an unreadable amount has no sign. */
export function formatSignedNaira(sign: AmountSign, amount: Kobo): string {
  return isKobo(amount) ? `${sign}${formatNaira(amount)}` : INVALID_AMOUNT;
}

/** Formats an amount in Naira from the contract or a form. */
export function formatNairaValue(value: number | string | null | undefined): string {
  const amount = typeof value === 'string' ? readNairaText(value) : readNaira(value ?? Number.NaN);
  return amount === null ? INVALID_AMOUNT : formatNaira(amount);
}

/** Parses typed or pasted Naira: '₦1,500.00', 'NGN 1500', '1,500.5'. Null when unreadable. */
export function readNairaText(text: string): Kobo | null {
  const match = /^(?:₦|NGN|N)?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/i.exec(text.trim());
  if (match === null) return null;
  const [, whole = '', fraction = ''] = match;
  const amount = Number(whole.replaceAll(',', '') + fraction.padEnd(2, '0'));
  return isKobo(amount) ? amount : null;
}
