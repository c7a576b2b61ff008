import { MOST_MAILS } from '@amana/mock-backend/control-names';

/** In place of a mail that was looked at, after the mailbox was empty. */
export const NO_MAIL = '';

/** Which mail to remember as the newest one looked at. `ids` are those of the mailbox, newest first. */
export function seenMailOf(ids: readonly string[], seenMailId: string | null, isLooking: boolean): string {
  const [newest = NO_MAIL] = ids;
  if (isLooking || seenMailId === null) return newest;
  // Without its mail this is another world, or an earlier state of this one: it brought the mails that it has.
  const isOfThisWorld = seenMailId === NO_MAIL || ids.includes(seenMailId) || ids.length >= MOST_MAILS;
  return isOfThisWorld ? seenMailId : newest;
}

/** How many mails are newer than the one looked at. */
export function newMailCount(ids: readonly string[], seenMailId: string): number {
  const place = ids.indexOf(seenMailId);
  return place === -1 ? ids.length : place;
}
