import type { Row } from '../store/row-types.ts';
import { record } from './event-log.ts';
import { schedule } from './schedule.ts';
import type { World } from './world.ts';

export type Mail = Row<'mails'>;

export type NewMail = Pick<Mail, 'to' | 'subject' | 'kind' | 'text'> & Partial<Pick<Mail, 'link' | 'code'>>;

export async function sendMail(world: World, newMail: NewMail): Promise<void> {
  const mail: Mail = {
    id: world.random.uuid(),
    link: null,
    code: null,
    atMs: world.clock.now(),
    ...newMail,
  };
  const { to } = mail;
  const rare = world.rareOutcomes.mail(to);
  if (rare === undefined) {
    await world.tables.mails.create(mail);
    return;
  }
  await record(world, `mail.${rare.tag}`, `Mail to ${to}: ${rare.outcome}`);
  if (rare.delayMs === null) return;
  const [subject, text] = [JSON.stringify(mail), `Mail to ${to} is delivered`];
  await schedule(world, rare.delayMs, { type: 'late-mail', orderId: null, subject, text });
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

/** The subject of the deadline is the mail as JSON. */
export async function deliverLateMail(world: World, subject: string): Promise<void> {
  const mail = JSON.parse(subject) as Mail;
  await world.tables.mails.create({ ...mail, atMs: world.clock.now() });
  await record(world, 'mail.sent', `Mail to ${mail.to}: ${mail.subject}`);
}
