import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeInput, type InputState, type TypedText } from '../inputs/text-edit.ts';
import { AMOUNT_INPUT, hasTooManyDigits, readAmountInput } from './amount-input.ts';
import { AMOUNT_TOO_LARGE } from './charges.ts';

const amountInputOf = AMOUNT_INPUT.of;
const changeAmountInput = (before: InputState, typed: TypedText) => changeInput(AMOUNT_INPUT, before, typed);

function marked({ text, caret }: InputState): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

function unmarked(text: string) {
  return { text: text.replace('|', ''), caret: text.indexOf('|') };
}

/** Inserts the text over `selected` characters before the caret, like a browser. */
function insert(input: InputState, inserted: string, { caret = input.caret, selected = 0 } = {}): InputState {
  const from = Math.max(caret - selected, 0);
  const text = input.text.slice(0, from) + inserted + input.text.slice(caret);
  return changeAmountInput(input, { text, caret: from + inserted.length });
}

const EMPTY = amountInputOf('');
const press = (keys: string, input = EMPTY) => Array.from(keys).reduce((now, key) => insert(now, key), input);
const paste = (text: string) => insert(EMPTY, text);

describe('changing an amount', () => {
  test.each([
    ['150|', '1500|', '1,500|'],
    ['1,500|', '1,5000|', '15,000|'],
    ['12|,345', '129|,345', '129|,345'],
    ['129|,345', '1293|,345', '1,293|,345'],
    ['1,|500', '1|500', '1|,500'],
    ['1,2|34', '1,|34', '1|34'],
    ['12|', '12a|', '12|'],
    ['|', '007|', '7|'],
    ['|500', '0|500', '|500'],
    ['|5', '-|5', '|5'],
    ['1,5|00', '9|', '9|'],
    ['1|0,500', '|0,500', '|0,500'],
    ['|0,500', '2|0,500', '2|0,500'],
    ['1,|000,000', '|,000,000', '|000,000'],
    ['|000,000', '2|000,000', '2|,000,000'],
    ['0,500|', '0,5000|', '5,000|'],
  ])('%s becomes %s: %s', (before, after, shown) => {
    const { text, caret } = unmarked(before);
    const changed = changeAmountInput({ ...amountInputOf(text), caret }, unmarked(after));
    expect(marked(changed)).toBe(shown);
    expect(changed.notice).toBeNull();
  });

  test.each([
    ['12500.50', '12,500|'],
    ['12500,50', '12,500|'],
    ['1.503', '1|'],
    ['12500.', '12,500|'],
  ])('the decimals of %s: ignored, typed or pasted', (text, shown) => {
    expect([marked(press(text)), press(text).notice]).toEqual([shown, 'Whole Naira only']);
    expect([marked(paste(text)), paste(text).notice]).toEqual([shown, 'Whole Naira only']);
  });

  test.each([
    ['1,500', '1,500|'],
    ['1,234,567', '1,234,567|'],
    ['₦70,000', '70,000|'],
  ])('the thousands separators of %s: not decimals, typed or pasted', (text, shown) => {
    expect([marked(press(text)), press(text).notice]).toEqual([shown, null]);
    expect([marked(paste(text)), paste(text).notice]).toEqual([shown, null]);
  });

  test('points between groups of three digits separate thousands', () => {
    expect(marked(paste('1.500.000'))).toBe('1,500,000|');
  });

  test.each([['Total: ₦125,000 for 2 bags'], ['5000-6000'], ['1,2345'], ['125k'], ['-500'], ['twelve']])(
    'pasted %s is not one amount: the field stays as it was',
    (text) => {
      const { notice, ...kept } = insert(press('75'), text);
      expect([marked({ ...kept, notice }), notice]).toEqual(['75|', 'Paste one amount, such as 125,000']);
    },
  );

  test.each([
    ['NGN 125,000.00', '125,000|'],
    ['#125,000', '125,000|'],
    ['125 000 naira', '125,000|'],
    ['\u200e₦125,000\u202c', '125,000|'],
    ["125'000", '125,000|'],
    ['١٢٥٬٠٠٠', '125,000|'],
    ['۱۲۵۰۰۰', '125,000|'],
    ['１２５，０００', '125,000|'],
  ])('pasted %s is one amount', (text, shown) => {
    expect(marked(paste(text))).toBe(shown);
  });

  test('Arabic, Persian and full-width digits are digits', () => {
    expect(marked(press('١۲３4'))).toBe('1,234|');
  });

  test.each(['.75', '0.75', '.10.50', '..10', ',75'])(
    'with nothing before the point of %s the field stays empty',
    (text) => {
      expect([marked(press(text)), press(text).notice]).toEqual(['|', 'Whole Naira only']);
    },
  );

  test.each(['.75', '₦0.75'])('pasted %s: nothing is before the point', (text) => {
    expect([marked(paste(text)), paste(text).notice]).toEqual(['|', 'Whole Naira only']);
  });

  test('a digit after pasted decimals belongs to the amount', () => {
    expect(marked(press('7', paste('1250.50')))).toBe('12,507|');
  });

  test('composed characters are keys, each for itself', () => {
    const compose = (text: string) =>
      changeInput(AMOUNT_INPUT, EMPTY, { text, caret: text.length }, { isComposed: true });
    expect(marked(compose('12500'))).toBe('12,500|');
    expect([marked(compose('12a500.50')), compose('12a500.50').notice]).toEqual([
      '12,500|',
      'Whole Naira only',
    ]);
  });

  test('digits elsewhere, or after a deletion, belong to the amount again', () => {
    const withDecimals = press('12500.5');
    expect(marked(insert(withDecimals, '9', { caret: 1 }))).toBe('19|2,500');
    expect(marked(press('7', insert(withDecimals, '', { selected: 1 })))).toBe('12,507|');
  });

  test('a tenth digit: stays with a notice about the maximum', () => {
    const full = press('123456789');
    expect(full.notice).toBeNull();
    const tooLong = insert(full, '0');
    expect([marked(tooLong), tooLong.notice]).toEqual(['1,234,567,890|', AMOUNT_TOO_LARGE]);
    expect(insert(tooLong, 'a').notice).toBe(AMOUNT_TOO_LARGE);
    expect(amountInputOf(tooLong.text).notice).toBe(AMOUNT_TOO_LARGE);
    expect(insert(press('500'), '12345678901', { selected: 3 })).toMatchObject({
      text: '12,345,678,901',
      notice: AMOUNT_TOO_LARGE,
    });
    expect(insert(tooLong, '', { selected: 1 })).toMatchObject({ text: '123,456,789', notice: null });
  });

  test('a digit too many and decimals are both named', () => {
    const { text, notice } = paste('1234567890.50');

    expect([text, notice]).toEqual(['1,234,567,890', `${AMOUNT_TOO_LARGE}. Whole Naira only`]);
  });
});

describe('any sequence of keys and pastes', () => {
  const inserted = fc.string({ unit: fc.constantFrom(...Array.from('0123456789,.₦ a-')), maxLength: 12 });
  const edit = fc.record({ inserted, caret: fc.nat({ max: 12 }), selected: fc.nat({ max: 4 }) });
  type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;
  const apply = (input: InputState, { inserted: text, caret, selected }: Edit) =>
    insert(input, text, { caret: Math.min(caret, input.text.length), selected });

  test('a digit that was not deleted stays', () => {
    fc.assert(
      fc.property(fc.array(edit), fc.nat({ max: 12 }), fc.nat({ max: 12 }), (edits, from, to) => {
        const before = edits.reduce(apply, EMPTY);
        const left = before.text.slice(0, from) + before.text.slice(Math.max(from, to));
        const { text } = insert(before, '', { caret: Math.max(from, to), selected: Math.max(to - from, 0) });
        expect(text.replaceAll(',', '')).toBe(left.replaceAll(',', ''));
      }),
    );
  });

  test('the displayed text: parses as the amount that is sent', () => {
    fc.assert(
      fc.property(fc.array(edit), (edits) => {
        const shown = edits.reduce(apply, EMPTY);
        expect(shown.text).toMatch(/^(?:\d{1,3}(?:,\d{3})*)?$/);
        expect(shown.caret).toBeGreaterThanOrEqual(0);
        expect(shown.caret).toBeLessThanOrEqual(shown.text.length);
        if (hasTooManyDigits(shown.text)) expect(shown.notice).toContain(AMOUNT_TOO_LARGE);
        else {
          const amount = shown.text === '' ? null : Number(shown.text.replaceAll(',', '')) * 100;
          expect(readAmountInput(shown.text)).toBe(amount);
        }
      }),
    );
  });

  test('amount input: a typed digit is in the amount or in the notice', () => {
    const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '');
    fc.assert(
      fc.property(fc.array(edit), edit, (edits, last) => {
        // After a comma, three typed digits become thousands together, so the first two appear late.
        const before = amountInputOf(edits.reduce(apply, EMPTY).text);
        const caret = Math.min(last.caret, before.text.length);
        const from = Math.max(caret - last.selected, 0);
        const asTyped = before.text.slice(0, from) + last.inserted + before.text.slice(caret);
        const changed = apply(before, last);
        if (digitsOf(changed.text) !== digitsOf(asTyped)) expect(changed.notice).not.toBeNull();
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
