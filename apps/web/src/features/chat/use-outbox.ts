import { sendMessage } from '@amana/api';
import { shownText, trimText } from '@amana/domain';
import { type Dispatch, useRef } from 'react';
import { confirmedChange, isInDoubt } from '../../changes/confirmed-change.ts';
import { UnconfirmedError } from '../../changes/show-error.ts';
import { uploadRequest } from '../../forms/uploads/use-upload-percent.ts';
import { type ConversationEvent, type Draft, type UnsentMessage, arrivalsOf } from './conversation.ts';
import type { ThreadState } from './use-thread.ts';

/** Sends the messages one after the other in the order they were written. */
export function useOutbox(
  threadId: string,
  viewerId: string,
  { known, readAgain, addSent }: ThreadState,
  dispatch: Dispatch<ConversationEvent>,
) {
  const nextKey = useRef(0);
  const queue = useRef(Promise.resolve());
  const change = (key: number, changes: Partial<UnsentMessage>) =>
    dispatch({ type: 'changed', key, changes });

  const deliver = async (item: UnsentMessage) => {
    const { key, text, file } = item;
    let { sentAfter } = item;
    const find = async () => {
      const [data] = arrivalsOf({ sentAfter, text, file }, await readAgain(), viewerId);
      return data === undefined ? null : { data };
    };
    const send = () => {
      sentAfter = known().at(-1)?.id ?? '';
      change(key, { sentAfter });
      const body = { ThreadId: threadId, SenderId: viewerId, Message: text };
      if (file === null) return sendMessage(body);
      const request = uploadRequest((percent) => change(key, { percent }));
      return sendMessage({ ...body, Image: file }, request);
    };
    try {
      // What may have arrived must not be sent twice.
      const found = sentAfter === null ? null : await find().catch(toUnconfirmed);
      const { data } = found ?? (await confirmedChange(send, find));
      addSent(data);
      dispatch({ type: 'removed', key });
    } catch (error) {
      // Logged, not shown: the list of unsent messages shows the failure.
      // eslint-disable-next-line no-console
      console.warn('A chat message could not be sent', error);
      const isUnconfirmed = error instanceof UnconfirmedError;
      change(key, {
        state: isUnconfirmed ? 'unconfirmed' : 'failed',
        percent: null,
        sentAfter: isUnconfirmed || isInDoubt(error) ? sentAfter : null,
      });
    }
  };
  const enqueue = (item: UnsentMessage) => {
    queue.current = queue.current.then(() => deliver(item));
  };

  return {
    send: (draft: Draft) => {
      nextKey.current += 1;
      const text = trimText(shownText(draft.text));
      const item = { ...NEW_MESSAGE, key: nextKey.current, text, file: draft.file };
      dispatch({ type: 'written', item });
      enqueue(item);
    },
    retry: (item: UnsentMessage) => {
      change(item.key, { state: 'sending' });
      enqueue(item);
    },
    discard: (key: number) => dispatch({ type: 'removed', key }),
  };
}

const NEW_MESSAGE = { state: 'sending', percent: null, sentAfter: null } as const;

function toUnconfirmed(cause: unknown): never {
  throw new UnconfirmedError('The conversation cannot be read', { cause });
}
