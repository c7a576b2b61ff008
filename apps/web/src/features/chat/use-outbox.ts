import { sendMessage } from '@amana/api';
import { shownText, trimText } from '@amana/domain';
import { useMutation } from '@tanstack/react-query';
import { type Dispatch, useRef } from 'react';
import { ChangeError, UNCONFIRMED } from '../../server-state/change-error.ts';
import { isInDoubt, settle } from '../../server-state/settle.ts';
import { type ConversationEvent, type Draft, type UnsentMessage, arrivalsOf } from './conversation.ts';
import type { ThreadState } from './thread.ts';

export type Outbox = ReturnType<typeof useOutbox>;

/** Sends the messages one after the other in the order they were written. */
export function useOutbox(
  threadId: string,
  viewerId: string,
  { known, readAgain, addSent }: ThreadState,
  dispatch: Dispatch<ConversationEvent>,
) {
  const lastKey = useRef(0);
  const deliver = async (item: UnsentMessage) => {
    const { key, text, file, stopping } = item;
    let { sentAfter } = item;
    const change = (changes: Partial<UnsentMessage>) => dispatch({ type: 'changed', key, changes });
    const find = async () => {
      await readAgain();
      const data = arrivalsOf([{ ...item, sentAfter }], known(), viewerId).get(key);
      return data === undefined ? null : { data };
    };
    const check = () => {
      change({ state: 'checking' });
      return find();
    };
    const send = () => {
      sentAfter = known().at(-1)?.id ?? '';
      change({ sentAfter, state: 'sending' });
      const body = { ThreadId: threadId, SenderId: viewerId, Message: text };
      return sendMessage(file === null ? body : { ...body, Image: file }, { signal: stopping.signal });
    };
    try {
      // A message that may have arrived must not be sent twice.
      const found = sentAfter === null ? null : await find().catch(toUnconfirmed);
      const { data } = found ?? (await settle(send, { find: check }));
      addSent(data);
      dispatch({ type: 'removed', key });
    } catch (error) {
      // Logged, not shown: the list of unsent messages shows the failure.
      // eslint-disable-next-line no-console
      console.warn('A chat message could not be sent', error);
      const isUnconfirmed = error instanceof ChangeError;
      change({
        state: isUnconfirmed ? 'unconfirmed' : 'failed',
        sentAfter: isUnconfirmed || isInDoubt(error) ? sentAfter : null,
      });
    }
  };
  // The changes of one scope are made one after the other.
  const { mutate: enqueue } = useMutation({ mutationFn: deliver, scope: { id: `chat ${threadId}` } });
  return {
    send: ({ text, file }: Draft) => {
      lastKey.current += 1;
      const words = trimText(shownText(text));
      const stopping = new AbortController();
      const item = { ...NEW_MESSAGE, key: lastKey.current, text: words, file, stopping };
      dispatch({ type: 'written', item });
      enqueue(item);
    },
    retry: (item: UnsentMessage) => {
      const state = item.sentAfter === null ? 'sending' : 'checking';
      const stopping = new AbortController();
      dispatch({ type: 'changed', key: item.key, changes: { state, stopping } });
      enqueue({ ...item, stopping });
    },
    /** A message that has arrived all the same is found when the conversation is read again. */
    stop: ({ key, stopping }: UnsentMessage) => {
      dispatch({ type: 'changed', key, changes: { state: 'checking' } });
      stopping.abort();
    },
    discard: ({ key }: UnsentMessage) => dispatch({ type: 'removed', key }),
  };
}

const NEW_MESSAGE = { state: 'sending', sentAfter: null } as const;

function toUnconfirmed(cause: unknown): never {
  throw new ChangeError('unknown', UNCONFIRMED, { cause });
}
