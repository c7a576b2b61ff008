import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';
import { kobo, nairaToKobo } from './kobo.ts';

describe('an amount in words', () => {
  test.each([
    [1_500.5, 'One Thousand, Five Hundred Naira, Fifty Kobo'],
    [0, 'Zero Naira'],
    [0.01, 'One Kobo'],
    [0.5, 'Fifty Kobo'],
    [1, 'One Naira'],
    [13.13, 'Thirteen Naira, Thirteen Kobo'],
    [20, 'Twenty Naira'],
    [42, 'Forty-Two Naira'],
    [115, 'One Hundred and Fifteen Naira'],
    [999, 'Nine Hundred and Ninety-Nine Naira'],
    [1_001, 'One Thousand and One Naira'],
    [1_100, 'One Thousand, One Hundred Naira'],
    [51_881.25, 'Fifty-One Thousand, Eight Hundred and Eighty-One Naira, Twenty-Five Kobo'],
    [1_000_050, 'One Million and Fifty Naira'],
    [1_002_000, 'One Million, Two Thousand Naira'],
    [1_000_000_000, 'One Billion Naira'],
    [
      999_999_999.99,
      'Nine Hundred and Ninety-Nine Million, Nine Hundred and Ninety-Nine Thousand, ' +
        'Nine Hundred and Ninety-Nine Naira, Ninety-Nine Kobo',
    ],
    [
      987_654_321_012.34,
      'Nine Hundred and Eighty-Seven Billion, Six Hundred and Fifty-Four Million, ' +
        'Three Hundred and Twenty-One Thousand and Twelve Naira, Thirty-Four Kobo',
    ],
    [-2.5, 'Minus Two Naira, Fifty Kobo'],
  ])('₦%s', (naira, words) => {
    expect(amountInWords(nairaToKobo(naira))).toBe(words);
  });

  test('an amount of a trillion Naira or more has no words', () => {
    expect(amountInWords(kobo(1e14))).toBeNull();
    expect(amountInWords(kobo(-1e14))).toBeNull();
  });

  test('words can be read back as the amount', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e14 - 1 }), (amount) => {
        expect(readWords(amountInWords(kobo(amount)) ?? '')).toBe(amount);
      }),
    );
  });
});

const VALUES = new Map(
  [
    [
      'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen',
      0,
      1,
    ],
    ['Seventeen Eighteen Nineteen', 17, 1],
    ['Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety', 20, 10],
  ].flatMap(([names, first, step]) =>
    String(names)
      .split(' ')
      .map((name, index): [string, number] => [name, Number(first) + index * Number(step)]),
  ),
);
const SCALES = new Map([
  ['Thousand', 1_000],
  ['Million', 1_000_000],
  ['Billion', 1_000_000_000],
]);

/** Parses words from left to right: a unit adds, Hundred multiplies, a scale or a currency closes a group. */
function readWords(text: string): number {
  let amount = 0;
  let naira = 0;
  let group = 0;
  for (const word of text.split(/, | and |[ -]/)) {
    if (word === 'Hundred') group *= 100;
    else if (word === 'Naira' || word === 'Kobo') {
      amount += (naira + group) * (word === 'Naira' ? 100 : 1);
      naira = 0;
      group = 0;
    } else if (SCALES.has(word)) {
      naira += group * (SCALES.get(word) ?? 0);
      group = 0;
    } else group += VALUES.get(word) ?? Number.NaN;
  }
  return amount;
}
