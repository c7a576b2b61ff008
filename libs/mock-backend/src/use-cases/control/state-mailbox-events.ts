import type { ControlModels } from '@amana/api/contract';
import { EMAIL_NOT_CONFIRMED, configureProductName, kobo, koboToNaira, refuse } from '@amana/domain';
import { record } from '../../simulation/event-log.ts';
import { personaOf, personaView, PERSONAS } from '../../simulation/personas.ts';
import { listMails } from '../../simulation/send-mail.ts';
import type { World } from '../../simulation/world.ts';
import { livingUser } from '../../store/living-user.ts';
import { signIn } from '../account/sign-in.ts';
import { done } from '../outcome.ts';
import { fileOf } from '../uploads.ts';
import type { WorldHost } from './clock-and-deadlines.ts';

const MAIL_LIMIT = 50;

export function getState(world: World) {
  const { deadlines: _, uploads: __, tokens: ___, tries: ____, answers: _____, ...counted } = world.tables;
  const counts = Object.entries(counted).map(([name, rows]) => [name, rows.count()] as const);
  return done({
    now: new Date(world.clock.now()).toISOString(),
    scenario: world.scenario,
    counts: Object.fromEntries(counts),
    settings: { ...world.settings },
    faults: { ...world.faults, failNext: [...world.faults.failNext] },
  });
}

export function getSettings(world: World) {
  return done({ ...world.settings });
}

/** Scheduled deadlines keep their time. */
export async function updateSettings(world: World, changes: ControlModels.SettingsPatch) {
  world.settings = { ...world.settings, ...changes };
  configureProductName(world.settings.productName);
  await record(world, 'world.settings', `The pace was changed: ${Object.keys(changes).join(', ')}`);
  return getSettings(world);
}

export async function putSnapshot(host: WorldHost, snapshot: ControlModels.Snapshot) {
  const restored = await host.restore(snapshot);
  return restored.ok ? getState(host.world) : restored;
}

export function getPersonas() {
  return done(PERSONAS.map(personaView));
}

/** Needs no password, but a confirmed email address, like Login. */
export async function createPersonaSession(world: World, id: string) {
  const persona = personaOf(id);
  const user = persona && livingUser(world, persona.userId);
  if (user === undefined) return refuse('notFound', 'There is no such persona');
  if (!user.emailConfirmed) return refuse('invalid', EMAIL_NOT_CONFIRMED);
  return signIn(world, user, 'signed in as a persona');
}

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

export async function clearMailbox(world: World) {
  for (const { id } of [...world.tables.mails.all()]) world.tables.mails.remove(id);
  await record(world, 'mailbox.emptied', 'The mailbox was emptied');
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
    world.events.after(after).map(({ seq, type, text, atMs, orderId }) => ({
      seq,
      type,
      text,
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
