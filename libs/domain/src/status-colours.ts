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

/** Colour of a badge: yellow for Pending and for every unlisted status. */
export function statusColour(status: string | null | undefined): StatusColour {
  return COLOURS.get(status ?? '') ?? 'yellow';
}

// A disputed order and its transaction have different names for the same state.
const SAME_STATE: ReadonlyMap<string, string> = new Map([['DisputedOrder', 'InDispute']]);

/** Badge text: 'AwaitingPayment' → 'Awaiting Payment'; a missing status becomes Pending. */
export function statusLabel(status: string | null | undefined): string {
  if (status === null || status === undefined || status === '') return 'Pending';
  return (SAME_STATE.get(status) ?? status).replace(/([a-z])([A-Z])/g, '$1 $2');
}
