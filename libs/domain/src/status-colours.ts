export type StatusColour = 'green' | 'red' | 'blue' | 'purple' | 'orange' | 'yellow';

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
]);

/** The colour of a status's badge: yellow for Pending and for every status that the table does not name. */
export function statusColour(status: string | null | undefined): StatusColour {
  return COLOURS.get(status ?? '') ?? 'yellow';
}

// The transaction of a disputed order has another status than the order, but it is the same state.
const SAME_STATE: ReadonlyMap<string, string> = new Map([['DisputedOrder', 'InDispute']]);

/** The status as a badge shows it: 'AwaitingPayment' → 'Awaiting Payment'; a missing status is shown as Pending. */
export function statusLabel(status: string | null | undefined): string {
  if (status === null || status === undefined || status === '') return 'Pending';
  return (SAME_STATE.get(status) ?? status).replace(/([a-z])([A-Z])/g, '$1 $2');
}
