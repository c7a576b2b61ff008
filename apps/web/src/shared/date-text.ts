const DATE_TIME = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** '2 Mar 2026, 10:30' of an ISO 8601 timestamp, in the device's time. */
export function dateTimeText(instant: string): string {
  return DATE_TIME.format(new Date(instant));
}

/** '2 Mar 2026' of a calendar date. */
export function dateText(date: string): string {
  return DATE.format(new Date(`${date}T00:00:00`));
}

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** '10:30' of an ISO 8601 timestamp, in the device's time. */
export function timeText(instant: string): string {
  return TIME.format(new Date(instant));
}

/** '2 Mar 2026' of an ISO 8601 timestamp, in the device's time. */
export function dayText(instant: string): string {
  return DATE.format(new Date(instant));
}
