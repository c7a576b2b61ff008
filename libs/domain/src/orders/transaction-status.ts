/** Only a provider reports `Failed`; no event leads to it. */
export const TRANSACTION_STATUSES = [
  'Pending',
  'AccountExpired',
  'Paid',
  'DisputedOrder',
  'Delivered',
  'ProcessingSettlement',
  'Settling',
  'Completed',
  'Cancelled',
  'Failed',
] as const;

export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

export const FIRST_TRANSACTION_STATUS: TransactionStatus = 'Pending';

const SETTLEMENT_STEPS: readonly TransactionStatus[] = [
  'Delivered',
  'ProcessingSettlement',
  'Settling',
  'Completed',
];

/** Null if settlement is not running or is complete. */
export function nextSettlementStep(status: TransactionStatus): TransactionStatus | null {
  const index = SETTLEMENT_STEPS.indexOf(status);
  return index === -1 ? null : (SETTLEMENT_STEPS[index + 1] ?? null);
}

export function isSettled(status: TransactionStatus): boolean {
  return status === 'Completed';
}

export function isDisputed(status: TransactionStatus): boolean {
  return status === 'DisputedOrder';
}

const OUTSIDE_ESCROW: readonly TransactionStatus[] = ['Pending', 'AccountExpired', 'Failed', 'Cancelled'];

export function isInOrPastEscrow(status: TransactionStatus): boolean {
  return !OUTSIDE_ESCROW.includes(status);
}

export function isInEscrow(status: TransactionStatus): boolean {
  return isInOrPastEscrow(status) && !isSettled(status);
}

export function matchesTransactionFilter(
  status: TransactionStatus,
  filter: TransactionStatus | 'All' | null | undefined,
): boolean {
  if (filter === null || filter === undefined || filter === 'All') return true;
  return status === filter || (filter === 'Settling' && status === 'ProcessingSettlement');
}
