/** One browser can play several people beside each other, as the demo's stage does: each sits on a seat of their own. */
export const SEATS = ['buyer', 'seller'] as const;
export type Seat = (typeof SEATS)[number];

const WINDOW_NAME = 'amana-seat-';
const PREFIX = 'seat/';

/** The name of a window or frame is the one thing that stays with it from page to page and that nobody else shares. */
export function seatWindowName(seat: Seat): string {
  return `${WINDOW_NAME}${seat}`;
}

/** Null for every normal visit: real users have no seats. */
export function currentSeat(): Seat | null {
  if (!import.meta.env.DEV && import.meta.env.MODE !== 'demo') return null;
  return SEATS.find((seat) => seatWindowName(seat) === window.name) ?? null;
}

/** What a name that pages of one browser share is on a seat; for a normal visit it stays what it is. */
export function seated(name: string, seat: Seat | null = currentSeat()): string {
  return seat === null ? name : `${PREFIX}${seat}/${name}`;
}

/** Whether a name belongs to who sits here, and not to another seat. */
export function isOwnName(name: string): boolean {
  const seat = currentSeat();
  return seat === null ? !name.startsWith(PREFIX) : name.startsWith(seated('', seat));
}
