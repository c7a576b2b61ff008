/** `Failed` is a status that only a provider reports; no step of the order's life leads to it. */
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

/** The status of a transaction whose payment was just initiated. */
export const FIRST_TRANSACTION_STATUS: TransactionStatus = 'Pending';

const SETTLEMENT_STEPS: readonly TransactionStatus[] = [
  'Delivered',
  'ProcessingSettlement',
  'Settling',
  'Completed',
];

/** The settlement step after this one; null where settlement is not running or is done. */
export function nextSettlementStep(status: TransactionStatus): TransactionStatus | null {
  const index = SETTLEMENT_STEPS.indexOf(status);
  return index === -1 ? null : (SETTLEMENT_STEPS[index + 1] ?? null);
}

/** The seller is paid. */
export function isSettled(status: TransactionStatus): boolean {
  return status === 'Completed';
}

/** The transaction has an open dispute. */
export function isDisputed(status: TransactionStatus): boolean {
  return status === 'DisputedOrder';
}

// Not yet paid, or paid back.
const OUTSIDE_ESCROW: readonly TransactionStatus[] = ['Pending', 'AccountExpired', 'Failed', 'Cancelled'];

/** The buyer's payment arrived and was not refunded. */
export function isInOrPastEscrow(status: TransactionStatus): boolean {
  return !OUTSIDE_ESCROW.includes(status);
}

/** The gross amount is in escrow now: paid, and neither settled nor refunded. */
export function isInEscrow(status: TransactionStatus): boolean {
  return isInOrPastEscrow(status) && !isSettled(status);
}

/** Whether a list filter includes this status: `Settling` also ProcessingSettlement, `All` or no filter every status. */
export function matchesTransactionFilter(
  status: TransactionStatus,
  filter: TransactionStatus | 'All' | null | undefined,
): boolean {
  if (filter === null || filter === undefined || filter === 'All') return true;
  return status === filter || (filter === 'Settling' && status === 'ProcessingSettlement');
}
