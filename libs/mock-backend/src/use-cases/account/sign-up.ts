import type { ConfirmEmailParams, ResendConfirmEmailRequest, SignUpRequest } from '@amana/api/contract';
import { emailKey, refuse } from '@amana/domain';
import { registrationSchema } from '@amana/domain/validation';
import { hashPassword } from './password-hash.ts';
import { done } from '../outcome.ts';
import { fieldRefusal } from '../field-refusal.ts';
import { fullName } from '../../store/living-user.ts';
import { record } from '../../simulation/event-recorder.ts';
import type { World } from '../../simulation/world.ts';
import { confirmAddress } from './confirm-address.ts';
import { mailLink, userOfLink } from './mail-links.ts';
import { newUser } from './new-user.ts';
import { blockedRefusal, countTry } from './limit-tries.ts';

export async function signUp(world: World, body: SignUpRequest) {
  const refusal = fieldRefusal(registrationSchema, body);
  if (refusal !== null) return refusal;
  const passwordHash = await hashPassword(body.password, world.random);
  if (world.indexes.usersByEmail.first(emailKey(body.email)) !== undefined) {
    return refuse('conflict', 'An account with this email address already exists');
  }
  const user = await world.tables.users.create({ ...newUser(world, body), passwordHash });
  record(world, 'user.registered', `${fullName(user)} registered`);
  await mailLink(world, user, 'confirm-email');
  return done(null, 'Registration successfully');
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

/** The outcome is the same for an address without an account. */
export async function resendConfirmEmail(world: World, { email }: ResendConfirmEmailRequest) {
  const blocked = blockedRefusal(world, 'confirmation-link', email);
  if (blocked !== null) return blocked;
  await countTry(world, 'confirmation-link', email);
  const user = world.indexes.usersByEmail.first(emailKey(email));
  if (user !== undefined && !user.emailConfirmed) await mailLink(world, user, 'confirm-email');
  const message = 'Email sent successfully';
  return done({ message }, message);
}
