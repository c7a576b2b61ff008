import type { Row } from '../store/row-types.ts';
import type { World } from './world.ts';

export type Mail = Row<'mails'>;

export type NewMail = Pick<Mail, 'to' | 'subject' | 'kind' | 'text'> & Partial<Pick<Mail, 'link' | 'code'>>;

export async function sendMail(world: World, newMail: NewMail): Promise<void> {
  await world.tables.mails.create({
    id: world.random.uuid(),
    link: null,
    code: null,
    atMs: world.clock.now(),
    ...newMail,
  });
}

export interface MailQuery {
  readonly to?: string | undefined;
  readonly kind?: Mail['kind'] | undefined;
  readonly limit: number;
}

/** Newest first; addresses are compared without regard to case. */
export function listMails({ tables }: World, { to, kind, limit }: MailQuery): Mail[] {
  const address = to?.toLowerCase();
  return (
    [...tables.mails.all()]
      .reverse()
      .filter((mail) => address === undefined || mail.to.toLowerCase() === address)
      .filter((mail) => kind === undefined || mail.kind === kind)
      // A scenario plays its history in the past, after current mail was sent.
      .sort((one, other) => other.atMs - one.atMs)
      .slice(0, limit)
  );
}
