/** As British English writes them. Intl would write the same, but making its formats takes a cheap phone 80 ms at start. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** '2 Mar 2026, 10:30' of an ISO 8601 timestamp, in the device's time. */
export function dateTimeText(instant: string): string {
  const moment = new Date(instant);
  return `${dayOf(moment)}, ${timeOf(moment)}`;
}

/** '2 Mar 2026' of a calendar date. */
export function dateText(date: string): string {
  return dayOf(new Date(`${date}T00:00:00`));
}

/** '10:30' of an ISO 8601 timestamp, in the device's time. */
export function timeText(instant: string): string {
  return timeOf(new Date(instant));
}

/** '2 Mar 2026' of an ISO 8601 timestamp, in the device's time. */
export function dayText(instant: string): string {
  return dayOf(new Date(instant));
}

function dayOf(moment: Date): string {
  return `${moment.getDate()} ${MONTHS[moment.getMonth()]} ${moment.getFullYear()}`;
}

function timeOf(moment: Date): string {
  return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
