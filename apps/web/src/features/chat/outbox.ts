import type { Message } from '@amana/api';
import type { Thread } from './thread.ts';

export interface Draft {
  readonly text: string;
  readonly file: File | null;
}

/** A message that is being sent, or whose sending failed. */
export interface UnsentMessage extends Draft {
  readonly key: number;
  readonly state: 'sending' | 'failed';
  /** The thread when the request was sent; null before that, and after the server refused the message. */
  readonly leftAt: Departure | null;
}

interface Departure {
  readonly ids: ReadonlySet<string>;
  /** Time of the newest message then; ISO 8601. */
  readonly newestAt: string;
}

export function departure(thread: Thread | undefined): Departure {
  const messages = thread?.messages ?? [];
  return { ids: new Set(messages.map(({ id }) => id)), newestAt: messages.at(-1)?.createdAt ?? '' };
}

/**
 * Removes messages that are in the thread: if only the response was lost, a message must neither be shown twice nor be
 * offered for a retry.
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

/** Whether the message on the server is the one that was sent. */
export function isArrivalOf(
  { leftAt, text, file }: Omit<UnsentMessage, 'key' | 'state'>,
  message: Message,
  viewerId: string,
): boolean {
  return (
    leftAt !== null &&
    message.senderId === viewerId &&
    !leftAt.ids.has(message.id) &&
    message.createdAt >= leftAt.newestAt &&
    // A multipart request sends a line break as CR and LF.
    message.message.replaceAll('\r\n', '\n') === text &&
    (message.imageUrl !== null) === (file !== null)
  );
}
