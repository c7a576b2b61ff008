import { useGetMailbox } from '@amana/api/control';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $view, mailSeen } from './console-model.ts';

const SHOWN = { limit: 50 };
/** Mails are counted while the console is closed too, in ms. */
const REFETCH_MS = 5_000;

/** The newest mails. */
export function useMailbox() {
  return useGetMailbox(SHOWN, { query: { refetchInterval: REFETCH_MS } });
}

/** How many mails have arrived since the mailbox was last looked at. Those of before the first visit do not count. */
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
