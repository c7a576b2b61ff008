import { isApiError, sendMessage } from '@amana/api';
import { shownText, trimText } from '@amana/domain';
import { useRef, useState } from 'react';
import { confirmedChange } from '../../changes/confirmed-change.ts';
import { UnconfirmedError } from '../../changes/show-error.ts';
import { uploadRequest } from '../../forms/uploads/use-upload-percent.ts';
import { type Draft, type UnsentMessage, isArrivalOf } from './outbox.ts';
import type { ThreadState } from './use-thread.ts';

/**
 * Sends the messages one after the other in the order they were written. A failed message remains in the list until the
 * viewer sends it again or removes it.
 */
export function useOutbox(threadId: string, viewerId: string, { known, readAgain, addSent }: ThreadState) {
  const [unsent, setUnsent] = useState<readonly UnsentMessage[]>([]);
  const nextKey = useRef(0);
  const queue = useRef(Promise.resolve());
  const change = (key: number, changes: Partial<UnsentMessage>) =>
    setUnsent((items) => items.map((item) => (item.key === key ? { ...item, ...changes } : item)));
  const discard = (key: number) => setUnsent((items) => items.filter((item) => item.key !== key));

  const findArrived = async (sent: Parameters<typeof isArrivalOf>[0]) =>
    (await readAgain()).find((message) => isArrivalOf(sent, message, viewerId));

  const post = async ({ key, text, file }: UnsentMessage): Promise<void> => {
    const knownBefore = known()?.messages ?? [];
    change(key, { knownBefore });
    const { data } = await confirmedChange(
      () =>
        sendMessage(
          {
            ThreadId: threadId,
            SenderId: viewerId,
            Message: text,
            ...(file === null ? {} : { Image: file }),
          },
          file === null ? undefined : uploadRequest((percent) => change(key, { percent })),
        ),
      async () => {
        const arrived = await findArrived({ knownBefore, text, file });
        return arrived === undefined ? null : { data: arrived };
      },
    );
    addSent(data);
  };
  /** `isUnconfirmed`: it may have arrived since its answer was lost, and must not be sent twice. */
  const deliver = async (item: UnsentMessage, isUnconfirmed: boolean): Promise<void> => {
    const { key } = item;
    let state: UnsentMessage['state'] = isUnconfirmed ? 'unconfirmed' : 'failed';
    try {
      const arrived = isUnconfirmed ? await findArrived(item) : undefined;
      state = 'failed';
      if (arrived === undefined) await post(item);
      discard(key);
    } catch (error) {
      // Logged, not shown: the list of unsent messages shows the failure.
      // eslint-disable-next-line no-console
      console.warn('A chat message could not be sent', error);
      if (error instanceof UnconfirmedError) state = 'unconfirmed';
      // After any other failure the server may have the message.
      const isRefused = state === 'failed' && isApiError(error) && error.kind === 'refused';
      change(key, { state, percent: null, ...(isRefused ? { knownBefore: null } : {}) });
    }
  };
  const enqueue = (item: UnsentMessage, isUnconfirmed = false) => {
    queue.current = queue.current.then(() => deliver(item, isUnconfirmed));
  };

  return {
    unsent,
    send: ({ text, file }: Draft) => {
      nextKey.current += 1;
      const item: UnsentMessage = {
        key: nextKey.current,
        text: trimText(shownText(text)),
        file,
        state: 'sending',
        percent: null,
        knownBefore: null,
      };
      setUnsent((items) => [...items, item]);
      enqueue(item);
    },
    retry: (item: UnsentMessage) => {
      const isUnconfirmed = item.state === 'unconfirmed';
      change(item.key, { state: 'sending', ...(isUnconfirmed ? {} : { knownBefore: null }) });
      enqueue(item, isUnconfirmed);
    },
    discard,
  };
}
