import { describe, expect, test } from 'vitest';
import { operationIds, operationTable, validateBody, validatePath, validateQuery } from './index.ts';
import { answerIssues } from './testing.ts';

const ID = '3f2b8a54-6f0e-4f43-9f0c-2a5b7f1d9a10';

describe('the operation table', () => {
  test('names every call once', () => {
    const calls = operationIds.map((id) => `${operationTable[id].method} ${operationTable[id].path}`);

    expect(new Set(calls).size).toBe(calls.length);
    expect(calls).toContain('POST /Payment/InitiateWithTemporaryAccount');
    expect(calls).toContain('PUT /Auth/ChangePassword/{id}');
  });

  test('names the permitted callers of every call', () => {
    const silent = operationIds.filter((id) => (operationTable[id].access as string) === '');

    expect(silent).toEqual([]);
  });

  test('asks for a token wherever a call is not public', () => {
    const open = operationIds.filter(
      (id) => operationTable[id].api === 'amana' && !operationTable[id].secured,
    );

    expect(open.every((id) => operationTable[id].access === 'public')).toBe(true);
  });
});

describe('a request against the contract', () => {
  test('is refused with a message for every wrong field', () => {
    const checked = validateBody('login', { email: 'nobody', extra: 1 });

    expect(checked).toEqual({
      ok: false,
      issues: {
        extra: ['is not a known field'],
        password: ['is required'],
        email: ['must be a valid email'],
      },
    });
  });

  test('reads numbers of the query, and refuses a parameter given twice', () => {
    expect(validateQuery('getOrderHistory', { pageNumber: '2' })).toEqual({
      ok: true,
      value: { pageNumber: 2 },
    });
    expect(validateQuery('getOrderHistory', { pageNumber: ['1', '2'] }).ok).toBe(false);
    expect(validateQuery('getOrderHistory', { page: '1' }).ok).toBe(false);
  });

  test.each([
    [99.99, false],
    [100, true],
    [100.001, false],
    [999_999_999.99, true],
    [1_000_000_000, false],
  ])('an order of ₦%d is accepted: %s', (amount, isAccepted) => {
    const order = { email: 'chidi@amana.test', buyerId: ID, description: 'Sandals', amount };

    expect(validateBody('createOrder', order).ok).toBe(isAccepted);
  });

  test('accepts only a UUID as an identifier in a path', () => {
    expect(validatePath('getOrder', { id: ID }).ok).toBe(true);
    expect(validatePath('getOrder', { id: '7' }).ok).toBe(false);
  });
});

describe('an answer against the contract', () => {
  test('with another shape or status is reported', () => {
    expect(answerIssues('forgotPassword', 200, { data: null })).toBeUndefined();
    expect(answerIssues('forgotPassword', 200, { data: null, extra: 1 })).toEqual({
      extra: ['is not a known field'],
    });
    expect(answerIssues('forgotPassword', 418, {})).toEqual({
      status: ['418 is not described for forgotPassword'],
    });
  });
});
