import type { Message } from '@amana/api';
import { dayText } from '../../shared/dates/date-text.ts';

export interface MessagesOfDay {
  /** Formatted by `dayText`; null while no message has had a readable time. */
  readonly day: string | null;
  readonly messages: readonly Message[];
}

/** A message without a readable time belongs to the day of the message before it, at first to `dayBefore`. */
export function messagesByDay(
  messages: readonly Message[],
  dayBefore: string | null = null,
): MessagesOfDay[] {
  const days: { day: string | null; messages: Message[] }[] = [];
  for (const message of messages) {
    const latest = days.at(-1);
    const isTimed = !Number.isNaN(Date.parse(message.createdAt));
    const day = isTimed ? dayText(message.createdAt) : (latest?.day ?? dayBefore);
    if (latest?.day === day) latest.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
