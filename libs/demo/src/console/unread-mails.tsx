import { useGetMailbox } from '@amana/api/control';
import { MOST_MAILS } from '@amana/mock-backend/control-names';
import { Badge } from 'antd';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { $view, NO_MAIL, viewChanged } from './console-model.ts';

/** Polled every 5 s even while the console is closed, for the number of unread mails. */
export const MAILBOX = [{ limit: MOST_MAILS }, { query: { refetchInterval: 5_000 } }] as const;

/** Number of mails since the mailbox was last viewed; mails from before the first visit do not count. */
export function UnreadMails() {
  const { seenMailId, isOpen, section } = useUnit($view);
  const mails = useGetMailbox(...MAILBOX).data?.data;
  const isLooking = isOpen && section === 'Messages';
  const ids = mails?.map(({ id }) => id);
  const seen = ids && seenMailOf(ids, seenMailId, isLooking);
  // An effect event, because the remembered mail changes before the mails of a new world are loaded.
  const remember = useEffectEvent(() => {
    if (seen !== undefined && seen !== seenMailId) viewChanged({ seenMailId: seen });
  });
  useEffect(() => remember(), [mails, isLooking]);
  const count = ids === undefined ? 0 : seen === NO_MAIL ? ids.length : ids.findIndex((id) => id === seen);
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true">
        <Badge count={count} size="small" />
      </span>
      <span className="visually-hidden">{`, ${count} new ${count === 1 ? 'mail' : 'mails'}`}</span>
    </>
  );
}

/** The newest viewed mail. `ids` are those of the mailbox, newest first. */
function seenMailOf(ids: readonly string[], seenMailId: string | null, isLooking: boolean): string {
  // Without the remembered mail this is another or an earlier world.
  const isKnown = seenMailId === NO_MAIL || (seenMailId !== null && ids.includes(seenMailId));
  return isKnown && !isLooking ? seenMailId : (ids[0] ?? NO_MAIL);
}
