import { getMailbox } from '@amana/api/control';
import { viewChanged } from './console-model.ts';
import { NO_MAIL } from './seen-mail.ts';

/** The mails that a world brings with it are not new. */
export async function markMailsSeen(): Promise<void> {
  const [newest] = (await getMailbox({ limit: 1 })).data;
  viewChanged({ seenMailId: newest?.id ?? NO_MAIL });
}
