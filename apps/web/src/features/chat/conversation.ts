import type { Message } from '@amana/api';

export interface Draft {
  readonly text: string;
  readonly file: File | null;
}

/** A message that is being sent, or whose sending failed. */
export interface UnsentMessage extends Draft {
  readonly key: number;
  /** `unconfirmed`: the server may have the message. */
  readonly state: 'sending' | 'failed' | 'unconfirmed';
  /** The sent part of a message with a file, a whole number from 0 to 100. */
  readonly percent: number | null;
  /**
   * id of the newest message when this one was sent, empty for the first of a conversation; null before that, and where the
   * server has certainly not taken it.
   */
  readonly sentAfter: string | null;
}

export interface Conversation {
  readonly unsent: readonly UnsentMessage[];
  /** id of the newest message when the reader scrolled up; null while they are at the bottom. */
  readonly readTo: string | null;
}

export const NEW_CONVERSATION: Conversation = { unsent: [], readTo: null };

export type ConversationEvent =
  | { readonly type: 'written'; readonly item: UnsentMessage }
  | { readonly type: 'changed'; readonly key: number; readonly changes: Partial<UnsentMessage> }
  | { readonly type: 'removed'; readonly key: number }
  | { readonly type: 'scrolled'; readonly isAway: boolean; readonly newestId: string };

export function conversationReducer(state: Conversation, event: ConversationEvent): Conversation {
  const { unsent, readTo } = state;
  switch (event.type) {
    // A writer is led to their message.
    case 'written':
      return { unsent: [...unsent, event.item], readTo: null };
    case 'changed':
      return {
        ...state,
        unsent: unsent.map((item) => (item.key === event.key ? { ...item, ...event.changes } : item)),
      };
    case 'removed':
      return { ...state, unsent: unsent.filter(({ key }) => key !== event.key) };
    case 'scrolled': {
      const nowReadTo = event.isAway ? (readTo ?? event.newestId) : null;
      return nowReadTo === readTo ? state : { ...state, readTo: nowReadTo };
    }
  }
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
  const taken = new Set<Message>();
  return unsent.filter((item) => {
    const arrived = arrivalsOf(item, messages, viewerId).find((message) => !taken.has(message));
    if (arrived !== undefined) taken.add(arrived);
    return arrived === undefined;
  });
}

/** The messages on the server that may be the one that was sent. */
export function arrivalsOf(
  { sentAfter, text, file }: Pick<UnsentMessage, 'sentAfter' | 'text' | 'file'>,
  messages: readonly Message[],
  viewerId: string,
): Message[] {
  if (sentAfter === null) return [];
  const known = messages.findIndex(({ id }) => id === sentAfter);
  return messages.slice(known + 1).filter(
    (message) =>
      message.senderId === viewerId &&
      // A multipart request sends a line break as CR and LF.
      message.message.replaceAll('\r\n', '\n') === text &&
      (message.imageUrl !== null) === (file !== null),
  );
}
