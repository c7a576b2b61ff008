/** '2 Mar 2026, 10:30' of an ISO 8601 timestamp, in the device's time. */
export function dateTimeText(instant: string): string {
  return new Date(instant).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}

/** '10:30' of an ISO 8601 timestamp, in the device's time. */
export function timeText(instant: string): string {
  return new Date(instant).toLocaleTimeString('en-GB', { timeStyle: 'short' });
}
