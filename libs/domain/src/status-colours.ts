export type StatusColour = 'green' | 'red' | 'blue' | 'purple' | 'orange' | 'yellow';

// Pending and every status that is not named here are yellow.
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
]);

/** The colour of a status's badge. */
export function statusColour(status: string | null | undefined): StatusColour {
  return COLOURS.get(status ?? '') ?? 'yellow';
}

/** The status as a badge shows it: 'AwaitingPayment' → 'Awaiting Payment'; a missing status is shown as Pending. */
export function statusLabel(status: string | null | undefined): string {
  if (status === null || status === undefined || status === '') return 'Pending';
  return status.replace(/([a-z])([A-Z])/g, '$1 $2');
}
