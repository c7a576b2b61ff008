import { describe, expect, test } from 'vitest';
import { deliveryDateProblem, receiptDateProblem } from './order-dates.ts';

const TODAY = '2026-03-05';

describe('a delivery date', () => {
  test.each([
    [TODAY, null],
    ['2026-03-06', null],
    ['2026-03-04', 'Delivery date must be today or later'],
    ['2026-02-30', 'Enter a valid date'],
    ['', 'Required'],
    [null, 'Required'],
  ])('delivery date %s: %s', (date, problem) => {
    expect(deliveryDateProblem(date, TODAY)).toBe(problem);
  });
});

describe('a date received', () => {
  test.each([
    [TODAY, null],
    ['2026-03-03', null],
    ['2026-03-02', 'Date cannot be before the payment'],
    ['2026-03-06', 'Date cannot be in the future'],
    ['2026-02-30', 'Enter a valid date'],
    ['', 'Date is required'],
    [null, 'Date is required'],
  ])('receipt date %s: %s', (date, problem) => {
    expect(receiptDateProblem(date, TODAY, '2026-03-03')).toBe(problem);
  });

  test('receipt date has no lower bound where the payment day is unknown', () => {
    expect(receiptDateProblem('2020-01-01', TODAY, null)).toBeNull();
  });
});
