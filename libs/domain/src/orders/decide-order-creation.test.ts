import { describe, expect, test } from 'vitest';
import { kobo } from '../money/kobo.ts';
import { decideOrderCreation, firstStatus, type OrderCreation } from './decide-order-creation.ts';

const TODAY = '2026-03-05';

function create(given: Partial<OrderCreation> = {}) {
  return decideOrderCreation({
    creatorSide: 'buyer',
    creatorEmail: 'ada@amana.test',
    counterpartEmail: 'chidi@amana.test',
    hasBankDetails: true,
    profileCompleted: true,
    amount: kobo(5_000_000),
    today: TODAY,
    ...given,
  });
}

describe('creating an order', () => {
  test.each([
    ['buyer', true, 'Pending'],
    ['buyer', false, 'Pending'],
    ['seller', false, 'Pending'],
    ['seller', true, 'Approved'],
  ] as const)('order created by a %s with bank details %s starts as %s', (side, hasBankDetails, status) => {
    expect(firstStatus(side, hasBankDetails)).toBe(status);
    expect(create({ creatorSide: side, hasBankDetails, deliveryDate: TODAY })).toEqual({
      ok: true,
      orderStatus: status,
      deliveryDate: status === 'Approved' ? TODAY : null,
    });
  });

  test('a seller with bank details gives the delivery date with the form', () => {
    const refusal = { kind: 'invalid', field: 'estimatedTimeOfDelivery' };
    expect(create({ creatorSide: 'seller', deliveryDate: null })).toMatchObject({
      ...refusal,
      message: 'Required',
    });
  });

  test('creator of an order needs a completed profile', () => {
    expect(create({ profileCompleted: false })).toEqual({
      ok: false,
      kind: 'conflict',
      message: 'Please complete your profile first',
    });
  });

  test('an order cannot have one person as both parties', () => {
    expect(create({ counterpartEmail: ' ADA@amana.test ' })).toEqual({
      ok: false,
      kind: 'invalid',
      message: 'You cannot trade with yourself',
      field: 'email',
    });
  });

  test.each([9_999, 100_000_000_000])('%s kobo is out of bounds', (amount) => {
    expect(create({ amount: kobo(amount) })).toMatchObject({ ok: false, kind: 'invalid', field: 'amount' });
  });
});
