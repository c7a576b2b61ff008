import type { ConfirmEmailParams, ResendConfirmEmailRequest, SignUpRequest } from '@amana/api/contract';
import { emailKey, isUnpaid, refuse, trimText } from '@amana/domain';
import { registrationSchema } from '@amana/domain/validation';
import { record } from '../../simulation/event-log.ts';
import type { World } from '../../simulation/world.ts';
import { fullName } from '../../store/living-user.ts';
import type { UserRow } from '../../store/row-types.ts';
import { fieldRefusal } from '../field-refusal.ts';
import { rateRefusal } from '../limit-rate.ts';
import { notifyJoined, notifyWelcome } from '../mail-and-notification-texts/texts.ts';
import { done } from '../outcome.ts';
import { mailLink, mailRequestedLink, userOfLink } from './mail-links.ts';
import { hashPassword } from './password-hash.ts';

export async function signUp(world: World, body: SignUpRequest) {
  const refusal = fieldRefusal(registrationSchema, body);
  if (refusal !== null) return refusal;
  const tooMany = rateRefusal(world, 'sign-up');
  if (tooMany !== null) return tooMany;
  const passwordHash = await hashPassword(body.password, world.random);
  if (world.indexes.usersByEmail.first(emailKey(body.email)) !== undefined) {
    return refuse('conflict', 'An account with this email address already exists');
  }
  const user = await world.tables.users.create({ ...newUser(world, body), passwordHash });
  await record(world, 'user.registered', `${fullName(user)} registered`);
  await mailLink(world, user, 'confirm-email');
  return done(null, 'Registration successfully');
}

export function newUser(
  world: World,
  person: Pick<UserRow, 'firstName' | 'lastName' | 'email' | 'phoneNumber'>,
): UserRow {
  return {
    id: world.random.uuid(),
    firstName: trimText(person.firstName),
    lastName: trimText(person.lastName),
    email: trimText(person.email),
    phoneNumber: person.phoneNumber,
    dateOfBirth: null,
    gender: '',
    address: '',
    emailConfirmed: false,
    passwordHash: null,
    pictureId: null,
    createdAtMs: world.clock.now(),
    deletedAtMs: null,
  };
}

/** A link works once, even when the address is already confirmed. */
export async function confirmEmail(world: World, { token, email }: ConfirmEmailParams) {
  const user = userOfLink(world, token, email, 'confirm-email');
  if (user === undefined) return refuse('invalid', 'This link is not valid any more');
  await world.tokens.markUsed(token);
  if (!user.emailConfirmed) await confirmAddress(world, user);
  const message = 'Email Verified';
  return done({ message }, message);
}

export async function confirmAddress(world: World, user: UserRow): Promise<void> {
  await world.tables.users.change(user.id, { emailConfirmed: true });
  await record(world, 'user.confirmed', `${fullName(user)} confirmed their email address`);
  await notifyWelcome(world, user);
  await joinWaitingOrders(world, user);
}

async function joinWaitingOrders(world: World, user: UserRow): Promise<void> {
  for (const order of world.indexes.ordersToJoinByEmail.all(emailKey(user.email))) {
    if (order.createdBy === user.id) continue;
    const side = order.creatorSide === 'buyer' ? { sellerId: user.id } : { buyerId: user.id };
    await world.tables.orders.change(order.id, side);
    await record(world, 'order.joined', `${fullName(user)} joined order ${order.orderNumber}`, order.id);
    // A cancelled order appears in the history, but needs no notification.
    if (isUnpaid(order.orderStatus)) await notifyJoined(world, user, order);
  }
}

export async function resendConfirmEmail(world: World, { email }: ResendConfirmEmailRequest) {
  const message = 'Email sent successfully';
  return (await mailRequestedLink(world, email, 'confirm-email')) ?? done({ message }, message);
}
