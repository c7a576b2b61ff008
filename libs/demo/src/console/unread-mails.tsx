import { useGetMailbox } from '@amana/api/control';
import { Badge } from 'antd';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $view, viewChanged } from './console-model.ts';

/** As many as one call lists. They are counted while the console is closed too, so they are fetched every 5 s. */
export const MOST_MAILS = 500;
export const MAILBOX = [{ limit: MOST_MAILS }, { query: { refetchInterval: 5_000 } }] as const;

/** How many mails have arrived since the mailbox was last looked at. Those of before the first visit do not count. */
export function UnreadMails() {
  const { seenMailId, isOpen, section } = useUnit($view);
  const mails = useGetMailbox(...MAILBOX).data?.data;
  const newest = mails?.[0]?.id;
  const isLooking = isOpen && section === 'Mail';
  useEffect(() => {
    if (newest !== undefined && newest !== seenMailId && (isLooking || seenMailId === null))
      viewChanged({ seenMailId: newest });
  }, [newest, seenMailId, isLooking]);
  if (mails === undefined || seenMailId === null) return null;
  const place = mails.findIndex(({ id }) => id === seenMailId);
  const count = place === -1 ? mails.length : place;
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true">
        <Badge count={count} size="small" />
      </span>
      {/* A number alone has no meaning for screen readers. */}
      <span className="visually-hidden">{`, ${count} new ${count === 1 ? 'mail' : 'mails'}`}</span>
    </>
  );
}
