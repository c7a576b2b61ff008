import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupAmountInput, readAmountInput } from './amount-input.ts';

/** In the texts of these tests, '|' is the caret: '1|500'. */
function type(marked: string): string {
  const { text, caret } = groupAmountInput({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

describe('typing an amount', () => {
  test.each([
    ['1|', '1|'],
    ['1500|', '1,500|'],
    ['1,5000|', '15,000|'],
    ['12|,345', '12|,345'],
    ['129|,345', '129|,345'],
    ['1293|,345', '1,293|,345'],
    ['|1500', '|1,500'],
    ['1,|500', '1|,500'],
    ['12a|', '12|'],
    ['007|', '7|'],
    ['0|', '|'],
    ['0|500', '|500'],
    ['|', '|'],
    ['-5|', '5|'],
    ['₦1,500.00|', '1,500|'],
    ['1,500.|', '1,500|'],
    ['1500.50 |', '1,500|'],
    // Three digits after a point are no kobo: the point separates thousands in some countries.
    ['1.503|', '1,503|'],
    ['1234567890|', '123,456,789|'],
  ])('%s becomes %s', (before, after) => {
    expect(type(before)).toBe(after);
  });

  const typed = fc
    .tuple(
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789,.₦ a')), maxLength: 15 }),
      fc.nat({ max: 15 }),
    )
    .map(([text, caret]) => ({ text, caret: Math.min(caret, text.length) }));

  test('shown text can always be read, and formatting it again changes nothing', () => {
    fc.assert(
      fc.property(typed, (input) => {
        const shown = groupAmountInput(input);
        expect(shown.text).toMatch(/^(?:[1-9]\d{0,2}(?:,\d{3})*)?$/);
        expect(groupAmountInput(shown)).toEqual(shown);
        expect(shown.caret).toBeGreaterThanOrEqual(0);
        expect(shown.caret).toBeLessThanOrEqual(shown.text.length);
      }),
    );
  });

  test('digits keep their order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (naira) => {
        const text = String(naira);
        const shown = groupAmountInput({ text, caret: text.length });
        expect(shown.text).toBe(naira.toLocaleString('en-NG'));
        expect(shown.caret).toBe(shown.text.length);
        expect(readAmountInput(shown.text)).toBe(naira * 100);
      }),
    );
  });
});

describe('reading the amount input', () => {
  test.each([
    ['1,500', 150_000],
    ['₦1,500.00', 150_000],
    ['999,999,999', 99_999_999_900],
  ])('%s', (text, amount) => {
    expect(readAmountInput(text)).toBe(amount);
  });

  test.each(['', '1,500.50', 'abc', '1.234'])('%s is not an amount of whole Naira', (text) => {
    expect(readAmountInput(text)).toBeNull();
  });
});
