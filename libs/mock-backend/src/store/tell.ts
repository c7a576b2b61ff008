import type { Mail, MailKind } from '../simulation/mailbox.ts';
import { MAIL_TAGS, mailTagOf, SLOW_MAIL_MS } from '../simulation/magic/mail-tags.ts';
import { paceText } from './pace.ts';
import type { NotificationRow, UserRow } from './rows.ts';
import type { World } from './world.ts';

/** Writes into the flight recorder: what happened, to which order. */
export function record(world: World, type: string, text: string, orderId: string | null = null): void {
  world.recorder.note({ atMs: world.clock.now(), type, orderId, text });
}

export interface NewMail {
  readonly to: string;
  readonly subject: string;
  readonly kind: MailKind;
  readonly text: string;
  readonly link?: string;
  readonly code?: string;
}

export function sendMail(world: World, { to, subject, kind, text, link, code }: NewMail): void {
  const mail: Mail = {
    id: world.random.uuid(),
    to,
    subject,
    kind,
    text,
    link: link ?? null,
    code: code ?? null,
    atMs: world.clock.now(),
  };
  const tag = mailTagOf(to);
  if (tag === null) deliver(world, mail);
  else record(world, `mail.${tag}`, `Mail to ${to}: ${MAIL_TAGS[tag].outcome}`);
  if (tag !== 'slow') return;
  world.deadlines.schedule({
    atMs: mail.atMs + SLOW_MAIL_MS,
    type: LATE_MAIL_DEADLINE,
    orderId: null,
    subject: JSON.stringify(mail),
    text: `Mail to ${to} is delivered after ${paceText(SLOW_MAIL_MS)}`,
  });
}

export const LATE_MAIL_DEADLINE = 'late-mail';

/** The subject is the mail that was scheduled, as JSON. */
export function deliverLateMail(world: World, subject: string): void {
  const mail = JSON.parse(subject) as Mail;
  deliver(world, { ...mail, atMs: world.clock.now() });
}

function deliver(world: World, mail: Mail): void {
  world.mailbox.add(mail);
  world.recorder.mailed(mail);
}

export interface NewNotification {
  readonly title: string;
  readonly message: string;
  readonly type: NotificationRow['type'];
  /** A path inside the application. */
  readonly directUrl: string | null;
}

/** Adds to the user's bell; nobody is told who is not bound or has left. */
export function notify(world: World, userId: string | null, note: NewNotification): void {
  if (userId === null) return;
  const now = world.clock.now();
  const { id } = world.tables.notifications.insert({
    id: world.random.uuid(),
    userId,
    title: note.title,
    message: note.message,
    directUrl: note.directUrl,
    type: note.type,
    isRead: false,
    createdAtMs: now,
    modifiedAtMs: now,
  });
  world.recorder.notified(id);
}

export function fullName({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
