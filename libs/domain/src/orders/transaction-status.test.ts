import { describe, expect, test } from 'vitest';
import {
  TRANSACTION_STATUSES,
  isDisputed,
  matchesTransactionFilter,
  isSettled,
  nextSettlementStep,
} from './transaction-status.ts';

test('settlement runs Delivered, ProcessingSettlement, Settling, Completed', () => {
  expect(nextSettlementStep('Delivered')).toBe('ProcessingSettlement');
  expect(nextSettlementStep('ProcessingSettlement')).toBe('Settling');
  expect(nextSettlementStep('Settling')).toBe('Completed');
  const moving = TRANSACTION_STATUSES.filter((status) => nextSettlementStep(status) !== null);
  expect(moving).toEqual(['Delivered', 'ProcessingSettlement', 'Settling']);
});

test('a transaction is disputed or settled in one status each', () => {
  expect(TRANSACTION_STATUSES.filter(isDisputed)).toEqual(['DisputedOrder']);
  expect(TRANSACTION_STATUSES.filter(isSettled)).toEqual(['Completed']);
});

describe('the status filter', () => {
  const matching = (filter: Parameters<typeof matchesTransactionFilter>[1]) =>
    TRANSACTION_STATUSES.filter((status) => matchesTransactionFilter(status, filter));

  test.each(['All', null, undefined] as const)('%s matches every transaction', (filter) => {
    expect(matching(filter)).toEqual(TRANSACTION_STATUSES);
  });

  test('filter Settling matches ProcessingSettlement too', () => {
    expect(matching('Settling')).toEqual(['ProcessingSettlement', 'Settling']);
  });

  test.each(['Pending', 'Paid', 'Completed', 'ProcessingSettlement'] as const)(
    'filter %s matches its own status alone',
    (filter) => {
      expect(matching(filter)).toEqual([filter]);
    },
  );
});
