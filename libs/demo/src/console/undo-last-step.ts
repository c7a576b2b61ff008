import { undoCall } from '@amana/api/control';
import { markMailsSeen } from './mark-mails-seen.ts';

/** Undone, these calls bring back a mailbox whose mails are not new. */
const REPLACES_MAILBOX = ['resetWorld', 'putSnapshot', 'clearMailbox'];

/** The answer says in words what was taken back. */
export async function undoLastStep(): Promise<string> {
  const { data } = await undoCall();
  if (REPLACES_MAILBOX.includes(data.undone.operationId)) await markMailsSeen();
  const more = data.left === 1 ? 'One more step' : `${data.left} more steps`;
  return `Taken back: ${data.undone.operationId}. ${data.left === 0 ? 'This was the first step' : `${more} can be`}.`;
}
