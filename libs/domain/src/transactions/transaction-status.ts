/** §4 and decisions' order life; Failed is only known by its colour. */
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

/** What settlement runs through, one step at a time. */
export const SETTLEMENT_STEPS = ['Delivered', 'ProcessingSettlement', 'Settling', 'Completed'] as const;

/** The step after this one; null when settlement is not running or is done. */
export function nextSettlementStep(status: TransactionStatus): TransactionStatus | null {
  const index = SETTLEMENT_STEPS.findIndex((step) => step === status);
  return index === -1 ? null : (SETTLEMENT_STEPS[index + 1] ?? null);
}

// Not yet paid, or paid back: decision D12.
const OUTSIDE_ESCROW: readonly TransactionStatus[] = ['Pending', 'AccountExpired', 'Failed', 'Cancelled'];

/** The buyer's money came and was not given back, decision D12. */
export function isInOrPastEscrow(status: TransactionStatus): boolean {
  return !OUTSIDE_ESCROW.includes(status);
}

/** The gross is held right now: paid and neither settled nor refunded, decision D22. */
export function isInEscrow(status: TransactionStatus): boolean {
  return isInOrPastEscrow(status) && status !== 'Completed';
}
