import type { Message } from '@amana/api';

export interface Draft {
  readonly text: string;
  readonly file: File | null;
}

/** A message that is being sent, or whose sending failed. */
export interface UnsentMessage extends Draft {
  readonly key: number;
  /** `checking`: the answer was lost, and the conversation is read again. `unconfirmed`: the server may have the message. */
  readonly state: 'sending' | 'checking' | 'failed' | 'unconfirmed';
  /**
   * id of the newest message when this one was sent, empty for the first of a conversation; null before that, and where the
   * server has certainly not taken it.
   */
  readonly sentAfter: string | null;
  /** Stops the sending. */
  readonly stopping: AbortController;
}

export interface Conversation {
  readonly draft: Draft;
  readonly unsent: readonly UnsentMessage[];
  /** id of the newest message when the reader scrolled up; null while they are at the bottom. */
  readonly readTo: string | null;
}

const EMPTY: Draft = { text: '', file: null };
export const NEW_CONVERSATION: Conversation = { draft: EMPTY, unsent: [], readTo: null };

export type ConversationEvent =
  | { readonly type: 'drafted'; readonly changes: Partial<Draft> }
  | { readonly type: 'written'; readonly item: UnsentMessage }
  | { readonly type: 'changed'; readonly key: number; readonly changes: Partial<UnsentMessage> }
  | { readonly type: 'removed'; readonly key: number }
  | { readonly type: 'scrolled'; readonly isAway: boolean; readonly newestId: string };

export function conversationReducer(state: Conversation, event: ConversationEvent): Conversation {
  const { draft, unsent, readTo } = state;
  switch (event.type) {
    case 'drafted':
      return { ...state, draft: { ...draft, ...event.changes } };
    // A writer is led to their message.
    case 'written':
      return { draft: EMPTY, unsent: [...unsent, event.item], readTo: null };
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
 * The messages of the thread that are unsent ones, by their keys: if only the response was lost, a message must neither
 * be shown twice nor be sent again.
 */
export function arrivalsOf(
  unsent: readonly UnsentMessage[],
  messages: readonly Message[],
  viewerId: string,
): Map<number, Message> {
  const arrivals = new Map<number, Message>();
  for (const { key, sentAfter, text, file } of unsent) {
    if (sentAfter === null) continue;
    const known = messages.findIndex(({ id }) => id === sentAfter);
    const arrived = messages.slice(known + 1).find(
      (message) =>
        ![...arrivals.values()].includes(message) &&
        message.senderId === viewerId &&
        // A multipart request sends a line break as CR and LF.
        message.message.replaceAll('\r\n', '\n') === text &&
        (message.imageUrl !== null) === (file !== null),
    );
    if (arrived !== undefined) arrivals.set(key, arrived);
  }
  return arrivals;
}
