import { useGetMailbox } from '@amana/api/control';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { QUIET_MS } from '../parts/refresh.ts';
import { $view, mailSeen } from '../shell/console-model.ts';

/** The newest mail, as many as are shown. */
const SHOWN = { limit: 50 };

export function useMailbox() {
  return useGetMailbox(SHOWN, { query: { refetchInterval: QUIET_MS } });
}

/** How many mails have come since the mailbox was last looked at. What was there at the first visit is not news. */
export function useUnreadMails(): number {
  const { seenMailId, isOpen, section } = useUnit($view);
  const mails = useMailbox().data?.data;
  const newest = mails?.[0]?.id;
  const isLooking = isOpen && section === 'mail';
  useEffect(() => {
    if (newest !== undefined && newest !== seenMailId && (isLooking || seenMailId === null)) mailSeen(newest);
  }, [newest, seenMailId, isLooking]);
  if (mails === undefined || seenMailId === null) return 0;
  const place = mails.findIndex(({ id }) => id === seenMailId);
  return place === -1 ? mails.length : place;
}
