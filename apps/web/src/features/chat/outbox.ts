import type { Message } from '@amana/api';
import type { Thread } from './thread.ts';

export interface Draft {
  readonly text: string;
  readonly file: File | null;
}

/** A message on its way, or one that did not get through and waits to be sent again. */
export interface UnsentMessage extends Draft {
  readonly key: number;
  readonly state: 'sending' | 'failed';
  /** What was known as it set out; null while it has not, and once the server has refused it. */
  readonly leftAt: Departure | null;
}

interface Departure {
  readonly ids: ReadonlySet<string>;
  /** Of the newest message then; ISO 8601. */
  readonly newestAt: string;
}

export function departure(thread: Thread | undefined): Departure {
  const messages = thread?.messages ?? [];
  return { ids: new Set(messages.map(({ id }) => id)), newestAt: messages.at(-1)?.createdAt ?? '' };
}

/**
 * Those that are not in the thread yet. A message whose answer is late or lost is there all the same: it is not shown
 * twice, and not offered to be sent again.
 */
export function stillUnsent(
  unsent: readonly UnsentMessage[],
  messages: readonly Message[],
  viewerId: string,
): UnsentMessage[] {
  const taken = new Set<string>();
  return unsent.filter((item) => {
    const arrived = messages.find(
      (message) => !taken.has(message.id) && isArrivalOf(item, message, viewerId),
    );
    if (arrived !== undefined) taken.add(arrived.id);
    return arrived === undefined;
  });
}

function isArrivalOf({ leftAt, text, file }: UnsentMessage, message: Message, viewerId: string): boolean {
  return (
    leftAt !== null &&
    message.senderId === viewerId &&
    !leftAt.ids.has(message.id) &&
    message.createdAt >= leftAt.newestAt &&
    // A form sends a line break as two characters.
    message.message.replaceAll('\r\n', '\n') === text &&
    (message.imageUrl !== null) === (file !== null)
  );
}
