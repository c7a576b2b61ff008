import { emailKey, isSameEmail } from '@amana/domain';
import { record } from '../../simulation/event-log.ts';
import { livingUser } from '../../store/living-user.ts';
import type { UserRow } from '../../store/row-types.ts';
import type { World } from '../../simulation/world.ts';
import { SCREENS } from '../mail-and-notification-texts/links-to-screens.ts';
import { LINK_MAILS, mail } from '../mail-and-notification-texts/texts.ts';
import { blockedRefusal, countTry } from './limit-tries.ts';

const HOUR_MS = 3_600_000;
const LINK_TOKEN_LENGTH = 40;

const LINKS = {
  'confirm-email': { page: SCREENS.confirmEmail, lifetimeMs: 24 * HOUR_MS, limit: 'confirmation-link' },
  'reset-password': { page: SCREENS.resetPassword, lifetimeMs: HOUR_MS, limit: 'reset-link' },
} as const;

export async function mailLink(world: World, user: UserRow, kind: keyof typeof LINKS): Promise<void> {
  const { page, lifetimeMs } = LINKS[kind];
  const token = world.random.text(LINK_TOKEN_LENGTH);
  const [familyId, now] = [world.random.uuid(), world.clock.now()];
  await world.tokens.add(token, { kind, userId: user.id, familyId, expiresAtMs: now + lifetimeMs }, now);
  const query = new URLSearchParams({ Token: token, email: user.email });
  const link = `${world.origins.appUrl}${page}?${query}`;
  await mail(world, { to: user.email, kind, ...LINK_MAILS[kind], link });
}

/** The outcome is the same for an address without an account. */
export async function mailRequestedLink(world: World, email: string, kind: keyof typeof LINKS) {
  const { limit } = LINKS[kind];
  const blocked = blockedRefusal(world, limit, email);
  if (blocked !== null) return blocked;
  await countTry(world, limit, email);
  const user = world.indexes.usersByEmail.first(emailKey(email));
  const isUseless = kind === 'confirm-email' && user?.emailConfirmed === true;
  if (user === undefined || isUseless) return null;
  await mailLink(world, user, kind);
  await record(world, 'mail.sent', `A link was mailed to ${user.email}`);
  return null;
}

/** Undefined for a link that was used, has expired, or has another purpose or address. */
export function userOfLink(
  world: World,
  token: string,
  email: string,
  kind: keyof typeof LINKS,
): UserRow | undefined {
  const grant = world.tokens.find(token);
  if (grant?.kind !== kind || grant.used || grant.expiresAtMs <= world.clock.now()) return undefined;
  const user = livingUser(world, grant.userId);
  return user !== undefined && isSameEmail(user.email, email) ? user : undefined;
}
