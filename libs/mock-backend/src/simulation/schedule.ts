import type { Row } from '../store/row-types.ts';
import type { World } from './world.ts';

type NewDeadline = Pick<Row<'deadlines'>, 'type' | 'orderId' | 'subject' | 'text'>;

/** Schedules a due event; its text also gets the delay. */
export async function schedule({ clock, deadlines }: World, delayMs: number, deadline: NewDeadline) {
  const atMs = clock.now() + delayMs;
  const text = `${deadline.text} after ${durationText(delayMs)}`;
  return { atMs, id: await deadlines.schedule({ ...deadline, atMs, text }) };
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** A duration for people: '20 s', '30 min', '24 h'. */
function durationText(ms: number): string {
  if (ms >= HOUR_MS && ms % HOUR_MS === 0) return `${ms / HOUR_MS} h`;
  if (ms >= MINUTE_MS && ms % MINUTE_MS === 0) return `${ms / MINUTE_MS} min`;
  return ms % SECOND_MS === 0 ? `${ms / SECOND_MS} s` : `${ms} ms`;
}
