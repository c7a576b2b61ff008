import type { WorldEvent } from '@amana/api/control';

export type EventMark = Pick<WorldEvent, 'seq' | 'at'>;
type ListedEvent = EventMark & Pick<WorldEvent, 'orderId'>;

export interface ChosenOrder {
  readonly orderId: string;
  /** The last event of the order that was listed. */
  readonly orderEvent: EventMark | null;
}

/** `events` are newest first. */
export function lastEventOf(orderId: string, events: readonly ListedEvent[]): EventMark | null {
  const last = events.find((event) => event.orderId === orderId);
  return last === undefined ? null : { seq: last.seq, at: last.at };
}

/** Whether the order is not in the world of the newest events: the world was replaced, or the order taken back. */
export function isGone({ orderId, orderEvent }: ChosenOrder, events: readonly ListedEvent[]): boolean {
  if (lastEventOf(orderId, events) !== null) return false;
  // Older events than the listed ones are not known, so an order that has only such events may be there.
  const isOlder = ({ seq, at }: EventMark) =>
    orderEvent !== null && seq > orderEvent.seq && Date.parse(at) >= Date.parse(orderEvent.at);
  return events.length === 0 || !events.every(isOlder);
}
