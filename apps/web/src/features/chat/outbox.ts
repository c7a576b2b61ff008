import type { Message } from '@amana/api';

export interface Draft {
  readonly text: string;
  readonly file: File | null;
}

/** `unconfirmed`: the server may have the message. */
type UnsentState = 'sending' | 'failed' | 'unconfirmed';

/** A message that is being sent, or whose sending failed. */
export interface UnsentMessage extends Draft {
  readonly key: number;
  readonly state: UnsentState;
  /** The sent part of a message with a file, a whole number from 0 to 100. */
  readonly percent: number | null;
  /** The messages known when the request was sent; null before that, and after the server refused the message. */
  readonly knownBefore: readonly Message[] | null;
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
  { knownBefore, text, file }: Omit<UnsentMessage, 'key' | 'state' | 'percent'>,
  message: Message,
  viewerId: string,
): boolean {
  return (
    knownBefore !== null &&
    message.senderId === viewerId &&
    message.createdAt >= (knownBefore.at(-1)?.createdAt ?? '') &&
    // A multipart request sends a line break as CR and LF.
    message.message.replaceAll('\r\n', '\n') === text &&
    (message.imageUrl !== null) === (file !== null) &&
    !knownBefore.some(({ id }) => id === message.id)
  );
}
