export type StatusColour = 'green' | 'red' | 'blue' | 'purple' | 'orange' | 'yellow' | 'neutral';

// A status that no table of the product names is neutral: its meaning is not known.
const COLOURS: ReadonlyMap<string, StatusColour> = new Map([
  ['Completed', 'green'],
  ['Paid', 'green'],
  ['Failed', 'red'],
  ['Cancelled', 'red'],
  ['AccountExpired', 'red'],
  ['Rejected', 'red'],
  ['Approved', 'blue'],
  ['Shipped', 'blue'],
  ['Delivered', 'purple'],
  ['InDispute', 'orange'],
  ['DisputedOrder', 'orange'],
  ['ResolvedForBuyer', 'yellow'],
  ['ResolvedForSeller', 'yellow'],
  ['AwaitingPayment', 'yellow'],
  ['Close', 'yellow'],
  ['Open', 'yellow'],
  ['OpenTransaction', 'yellow'],
  ['Pending', 'yellow'],
  ['ProcessingSettlement', 'yellow'],
  ['Settling', 'yellow'],
]);

/** The colour of a status's badge. */
export function statusColour(status: string | null | undefined): StatusColour {
  if (status === null || status === undefined || status === '') return 'yellow';
  return COLOURS.get(status) ?? 'neutral';
}

// The transaction of a disputed order has another status than the order, but it is the same state.
const SAME_STATE: ReadonlyMap<string, string> = new Map([['DisputedOrder', 'InDispute']]);

/** The status as a badge shows it: 'AwaitingPayment' → 'Awaiting Payment'; a missing status is shown as Pending. */
export function statusLabel(status: string | null | undefined): string {
  if (status === null || status === undefined || status === '') return 'Pending';
  return (SAME_STATE.get(status) ?? status).replace(/([a-z])([A-Z])/g, '$1 $2');
}
