import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kobo, koboToNaira, nairaToKobo, perMille, readNaira, roundToKobo } from './kobo.ts';

describe('kobo', () => {
  test.each([0.5, Number.NaN, Infinity, 2 ** 53, -0.1])(
    '%s is refused: not a whole number of kobo',
    (value) => {
      expect(() => kobo(value)).toThrow(new RangeError(`Not a whole number of kobo: ${value}`));
    },
  );

  test('minus zero is zero', () => {
    expect(Object.is(kobo(-0), 0)).toBe(true);
    expect(Object.is(nairaToKobo(-0), 0)).toBe(true);
  });
});

describe('conversion between Naira and kobo', () => {
  test.each([
    [0.1, 10],
    [0.29, 29],
    [1.15, 115],
    [1036.59, 103_659],
    [999_999_999.99, 99_999_999_999],
    [-2.5, -250],
  ])('₦%s is %s kobo', (naira, expected) => {
    expect(nairaToKobo(naira)).toBe(expected);
  });

  test.each([0.001, 1.005, 100.999, Number.NaN, Infinity, 1e300])(
    '%s: has more than two decimals or is not an amount',
    (naira) => {
      expect(readNaira(naira)).toBeNull();
      expect(() => nairaToKobo(naira)).toThrow(RangeError);
    },
  );

  test.each([
    [1000.005, 100_001],
    [1.005, 101],
    [49_999.999999999, 5_000_000],
    [1e-9, 0],
    [-1e-9, 0],
    [0.1 + 0.2, 30],
    [Number.NaN, null],
    [Infinity, null],
    [1e300, null],
  ])('₦%s is rounded half up to %s kobo', (naira, expected) => {
    expect(roundToKobo(naira)).toBe(expected);
  });

  test('every amount up to ₦10^12 survives conversion to Naira and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (amount) => {
        expect(nairaToKobo(koboToNaira(kobo(amount)))).toBe(amount);
        expect(nairaToKobo(Number(`${Math.trunc(amount / 100)}.00`))).toBe(
          Math.trunc(amount / 100) * 100 + 0,
        );
      }),
    );
  });
});

describe('a share per mille', () => {
  test.each([
    [kobo(100), 4, 0],
    [kobo(100), 5, 1],
    [kobo(300), 5, 2],
    [kobo(99_900), 35, 3497],
    [kobo(0), 75, 0],
    [kobo(100), 0, 0],
  ])('of %s kobo at %s is rounded half up to %s', (amount, rate, expected) => {
    expect(perMille(amount, rate)).toBe(expected);
  });

  test('of a negative amount or at a fractional rate is rejected', () => {
    expect(() => perMille(kobo(-1), 35)).toThrow(RangeError);
    expect(() => perMille(kobo(1), 3.5)).toThrow(RangeError);
    expect(() => perMille(kobo(1), -1)).toThrow(RangeError);
  });

  test('an amount beyond the exact integers is rejected, not rounded', () => {
    expect(() => perMille(kobo(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError);
  });
});
