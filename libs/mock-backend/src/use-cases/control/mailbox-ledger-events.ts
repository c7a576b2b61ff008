import type { ControlModels } from '@amana/api/contract';
import { kobo, koboToNaira, refuse } from '@amana/domain';
import { done } from '../outcome.ts';
import { listMails } from '../../simulation/send-mail.ts';
import { record } from '../../simulation/event-recorder.ts';
import type { World } from '../../simulation/world.ts';
import { fileOf } from '../uploads.ts';

const MAIL_LIMIT = 50;

export function getMailbox(world: World, { to, kind, limit = MAIL_LIMIT }: ControlModels.GetMailboxParams) {
  return done(
    listMails(world, { to, kind, limit }).map(({ atMs, link, code, ...mail }) => ({
      ...mail,
      ...(link === null ? {} : { link }),
      ...(code === null ? {} : { code }),
      createdAt: new Date(atMs).toISOString(),
    })),
  );
}

export function clearMailbox(world: World) {
  for (const { id } of [...world.tables.mails.all()]) world.tables.mails.remove(id);
  record(world, 'mailbox.emptied', 'The mailbox was emptied');
  return done(null, 'The mailbox is empty');
}

export function getLedger({ ledger }: World) {
  const balances: Record<string, number> = {};
  for (const [account, amount] of ledger.balances()) balances[account] = koboToNaira(kobo(amount));
  return done({
    entries: ledger.entries.map(({ atMs, amountKobo, ...entry }) => ({
      ...entry,
      at: new Date(atMs).toISOString(),
      amount: koboToNaira(amountKobo),
    })),
    balances,
    balanced: ledger.isBalanced(),
  });
}

export function getEvents(world: World, { after = 0 }: ControlModels.GetEventsParams) {
  return done(
    world.events.after(after).map(({ id: _, atMs, orderId, ledger, notificationIds, ...event }) => ({
      ...event,
      ledger: [...ledger],
      notificationIds: [...notificationIds],
      at: new Date(atMs).toISOString(),
      ...(orderId === null ? {} : { orderId, ...orderNumberOf(world, orderId) }),
    })),
  );
}

function orderNumberOf({ tables }: World, orderId: string): { orderNumber?: string } {
  const order = tables.orders.get(orderId);
  return order === undefined ? {} : { orderNumber: order.orderNumber };
}

/** Needs no sign-in, because the id is unguessable, as in a signed URL. */
export function getUpload(world: World, id: string) {
  const upload = world.tables.uploads.get(id);
  if (upload === undefined) return refuse('notFound', 'There is no such file');
  return done(fileOf(upload));
}
