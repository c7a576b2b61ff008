import { describe, expect, test } from 'vitest';
import {
  type SentAmounts,
  arePayable,
  figuresNote,
  plannedFigures,
  rateTexts,
  figuresFromAnswer,
  rowFigure,
} from './trade-figures.ts';
import { kobo } from '../money/kobo.ts';

const SENT = { amount: 1_000, charges: 35, vat: 2.63, totalAmount: 1_037.63 } satisfies SentAmounts;
const CONTRADICT = 'These amounts do not add up';
const UNREADABLE = 'Not every amount can be read';
const ESTIMATED = 'Estimated: not every amount was sent.';

describe('recordedFigures', () => {
  test.each([
    ['every amount that adds up', SENT, 'exact', null],
    ['a total that was not sent', { ...SENT, totalAmount: undefined }, 'estimated', ESTIMATED],
    ['only the price', { amount: 1_000 }, 'estimated', ESTIMATED],
    ['another total', { ...SENT, totalAmount: 1_000 }, 'contradictory', CONTRADICT],
    ['a charge that cannot be read', { ...SENT, charges: Number.NaN }, 'unreadable', UNREADABLE],
    ['a price that cannot be read', { amount: Number.NaN }, 'unreadable', UNREADABLE],
  ])('%s', (_, sent, certainty, doubt) => {
    const figures = figuresFromAnswer('buyer', sent);

    expect(figures.certainty).toBe(certainty);
    expect(figuresNote(figures)).toBe(doubt);
    expect(arePayable(figures)).toBe(certainty === 'exact' || certainty === 'estimated');
  });

  test('calculates missing amounts', () => {
    expect(figuresFromAnswer('buyer', { amount: 1_000 })).toEqual({
      ...plannedFigures('buyer', kobo(100_000)),
      certainty: 'estimated',
    });
  });

  test('subtracts the costs of a seller', () => {
    expect(figuresFromAnswer('seller', { ...SENT, totalAmount: 962.37 }).certainty).toBe('exact');
  });

  test('refuses an account whose expected total differs from the sent one', () => {
    expect(figuresFromAnswer('buyer', SENT, 1_037.63).certainty).toBe('exact');
    expect(figuresFromAnswer('buyer', SENT, 1_037).certainty).toBe('contradictory');
    expect(figuresFromAnswer('buyer', { amount: 1_000 }, 1_037).certainty).toBe('estimated');
  });
});

test.each([
  ['a total that was sent, without its charge', 'buyer', { ...SENT, charges: undefined }, 103_763, null],
  ['a calculated total', 'buyer', { amount: 1_000 }, 103_763, ESTIMATED],
  ['a total that contradicts the price', 'buyer', { ...SENT, totalAmount: 1_000 }, 100_000, CONTRADICT],
  ['a total that cannot be read', 'buyer', { ...SENT, totalAmount: Number.NaN }, Number.NaN, null],
  ['the price for a stranger', 'stranger', { amount: 1_000 }, 100_000, null],
] as const)('the row of a list shows %s', (_, party, sent, amount, note) => {
  expect(rowFigure(party, sent)).toEqual({ amount, note });
});

describe('rateTexts', () => {
  const CHARGE = 'Charge: 3.5%, at most ₦2,500.00.';
  const VAT = 'VAT: 7.5% of the charge.';

  test.each([
    ['the known rates', SENT, '3.5%', '7.5%', `${CHARGE} ${VAT}`],
    ['the cap', { amount: 285_000, charges: 2_500, vat: 187.5 }, '3.5%', '7.5%', `${CHARGE} ${VAT}`],
    ['amounts that were calculated', { amount: 1_000 }, '3.5%', '7.5%', `${CHARGE} ${VAT}`],
    ['another charge', { amount: 285_000, charges: 3_000, vat: 225 }, null, '7.5%', VAT],
    ['another VAT', { amount: 285_000, charges: 2_500, vat: 500 }, '3.5%', null, CHARGE],
    ['another charge and VAT', { amount: 285_000, charges: 3_000, vat: 0 }, null, null, null],
    ['an unreadable charge', { ...SENT, charges: Number.NaN }, null, null, null],
    ['an unreadable price', { amount: Number.NaN }, null, null, null],
  ])('%s', (_, sent, charge, vat, explained) => {
    expect(rateTexts(figuresFromAnswer('buyer', sent))).toEqual({ charge, vat, explained });
  });
});
