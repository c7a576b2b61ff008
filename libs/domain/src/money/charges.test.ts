import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AMOUNT_MAX, AMOUNT_MIN } from './rates.ts';
import { amountProblem, orderBreakdown, settlementShares, totalFor } from './charges.ts';
import { kobo, nairaToKobo } from './kobo.ts';

function oracle(amount: bigint) {
  const roundHalfUp = (numerator: bigint, denominator: bigint) =>
    (2n * numerator + denominator) / (2n * denominator);
  const uncapped = roundHalfUp(amount * 7n, 200n);
  const charge = uncapped > 250_000n ? 250_000n : uncapped;
  const vat = roundHalfUp(charge * 3n, 40n);
  return { charge, vat, net: amount - charge - vat, gross: amount + charge + vat };
}

function differsFromOracle(amount: number): boolean {
  const actual = orderBreakdown(kobo(amount));
  const expected = oracle(BigInt(amount));
  return (
    BigInt(actual.amount) !== BigInt(amount) ||
    BigInt(actual.charge) !== expected.charge ||
    BigInt(actual.vat) !== expected.vat ||
    BigInt(actual.netReceivable) !== expected.net ||
    BigInt(actual.grossPayable) !== expected.gross
  );
}

/** Park and Miller's generator: the same million amounts in every run. */
function* randomAmounts(count: number, max: number) {
  let state = 20_260_305;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state - 1) / 2_147_483_646;
  };
  for (let index = 0; index < count; index += 1) {
    const limit = 10 ** Math.ceil(next() * Math.log10(max));
    yield Math.floor(((next() + next() / 2_147_483_646) / (1 + 1 / 2_147_483_646)) * limit);
  }
}

describe('the breakdown of an order', () => {
  // Amount, charge, VAT, gross, net, in Naira.
  test.each([
    [999, 34.97, 2.62, 1_036.59, 961.41],
    [50_000, 1_750, 131.25, 51_881.25, 48_118.75],
    [71_428, 2_499.98, 187.5, 74_115.48, 68_740.52],
    [71_429, 2_500, 187.5, 74_116.5, 68_741.5],
    [100_000, 2_500, 187.5, 102_687.5, 97_312.5],
  ])('golden row ₦%s', (amount, charge, vat, gross, net) => {
    expect(orderBreakdown(nairaToKobo(amount))).toEqual({
      amount: nairaToKobo(amount),
      charge: nairaToKobo(charge),
      vat: nairaToKobo(vat),
      grossPayable: nairaToKobo(gross),
      netReceivable: nairaToKobo(net),
    });
  });

  test('agrees with an independent oracle for whole Naira from ₦1 to ₦100,000', () => {
    const wrong = [];
    for (let naira = 1; naira <= 100_000; naira += 1) if (differsFromOracle(naira * 100)) wrong.push(naira);
    expect(wrong).toEqual([]);
  });

  test('agrees with the oracle for a million random amounts up to ₦10^12', () => {
    const wrong = [];
    let count = 0;
    let largest = 0;
    for (const amount of randomAmounts(1_000_000, 1e14)) {
      count += 1;
      largest = Math.max(largest, amount);
      if (differsFromOracle(amount)) wrong.push(amount);
    }
    expect(wrong).toEqual([]);
    expect(count).toBe(1_000_000);
    expect(largest).toBeGreaterThan(9e13);
  });

  test('the charge stops growing at ₦2,500', () => {
    expect(orderBreakdown(nairaToKobo(71_428.57)).charge).toBe(nairaToKobo(2_500));
    expect(orderBreakdown(nairaToKobo(71_428.42)).charge).toBe(nairaToKobo(2_499.99));
    expect(orderBreakdown(AMOUNT_MAX).charge).toBe(nairaToKobo(2_500));
  });

  test('the seller sees the net as the total, the buyer the gross', () => {
    const breakdown = orderBreakdown(nairaToKobo(50_000));

    expect(totalFor('seller', breakdown)).toBe(nairaToKobo(48_118.75));
    expect(totalFor('buyer', breakdown)).toBe(nairaToKobo(51_881.25));
  });

  const amounts = fc.integer({ min: AMOUNT_MIN, max: AMOUNT_MAX }).map(kobo);

  test('the shares of a settlement add up to the gross amount', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const breakdown = orderBreakdown(amount);
        const shares = settlementShares(breakdown);
        expect(shares.seller + shares.platform + shares.tax).toBe(breakdown.grossPayable);
      }),
    );
  });

  test('a larger order never pays the seller less nor costs the buyer less', () => {
    fc.assert(
      fc.property(amounts, amounts, (one, other) => {
        const [small, large] = one < other ? [one, other] : [other, one];
        expect(orderBreakdown(small).netReceivable).toBeLessThanOrEqual(orderBreakdown(large).netReceivable);
        expect(orderBreakdown(small).grossPayable).toBeLessThanOrEqual(orderBreakdown(large).grossPayable);
      }),
    );
  });
});

describe('the bounds of an amount', () => {
  test.each([
    [10_000, null],
    [9_999, 'Amount must be at least ₦100.00'],
    [0, 'Amount must be at least ₦100.00'],
    [-1, 'Amount must be at least ₦100.00'],
    [99_999_999_999, null],
    [100_000_000_000, 'Amount must be at most ₦999,999,999.99'],
  ])('%s kobo', (amount, problem) => {
    expect(amountProblem(kobo(amount))).toBe(problem);
  });
});
