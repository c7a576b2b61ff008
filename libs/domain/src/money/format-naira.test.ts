import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';
import {
  UNREADABLE_AMOUNT,
  formatNaira,
  formatNairaValue,
  formatSignedNaira,
  readNairaText,
} from './format-naira.ts';
import { kobo } from './kobo.ts';

describe('an amount on screen', () => {
  test.each([
    [0, '₦0.00'],
    [5, '₦0.05'],
    [99, '₦0.99'],
    [100, '₦1.00'],
    [99_999, '₦999.99'],
    [100_000, '₦1,000.00'],
    [150_000, '₦1,500.00'],
    [99_999_999_999, '₦999,999,999.99'],
    [100_000_000_000_000, '₦1,000,000,000,000.00'],
    [-150_050, '-₦1,500.50'],
  ])('%s kobo is shown as %s', (amount, text) => {
    expect(formatNaira(kobo(amount))).toBe(text);
  });

  test('that cannot be read is Invalid Amount without a sign, and in words too', () => {
    expect(formatNaira(UNREADABLE_AMOUNT)).toBe('Invalid Amount');
    expect(formatSignedNaira('-', UNREADABLE_AMOUNT)).toBe('Invalid Amount');
    expect(amountInWords(UNREADABLE_AMOUNT)).toBe('Invalid Amount');
  });

  test.each([
    [1500, '₦1,500.00'],
    [34.97, '₦34.97'],
    ['1500', '₦1,500.00'],
    ['₦1,500.5', '₦1,500.50'],
    [0, '₦0.00'],
    ['', 'Invalid Amount'],
    ['abc', 'Invalid Amount'],
    [Number.NaN, 'Invalid Amount'],
    [1.005, 'Invalid Amount'],
    [null, 'Invalid Amount'],
    [undefined, 'Invalid Amount'],
  ])('the value %s is shown as %s', (value, text) => {
    expect(formatNairaValue(value)).toBe(text);
  });
});

describe('reading a pasted amount', () => {
  test.each([
    ['₦1,500.00', 150_000],
    [' ₦ 1,500 ', 150_000],
    ['NGN 1500', 150_000],
    ['N1500.5', 150_050],
    ['0.05', 5],
    ['1,234,567.89', 123_456_789],
  ])('%s', (text, amount) => {
    expect(readNairaText(text)).toBe(amount);
  });

  test.each(['', '₦', '1,50', '1.234', '1,5000', '-5', '1e3', '12 000', '1.500,00', '$5', '9'.repeat(20)])(
    '%s cannot be read',
    (text) => {
      expect(readNairaText(text)).toBeNull();
    },
  );

  test('shown text can be read back', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e14 }), (amount) => {
        expect(readNairaText(formatNaira(kobo(amount)))).toBe(amount);
      }),
    );
  });
});
