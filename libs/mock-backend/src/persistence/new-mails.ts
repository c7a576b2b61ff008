import type { Mail } from '../simulation/mailbox.ts';
import type { WorldChange } from './commits.ts';

/** What was sent with a change; the mails of a world that came as a whole were sent long ago. */
export function newMails({ isWhole, rows }: WorldChange): Mail[] {
  if (isWhole) return [];
  return rows
    .filter(({ kind, after }) => kind === 'mails' && after !== null)
    .map(({ after }) => after as Mail);
}
