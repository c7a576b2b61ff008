import type { ChangePasswordRequest, ForgotPasswordRequest, ResetPasswordRequest } from '@amana/api/contract';
import { RESET_LINK_SENT, refuse } from '@amana/domain';
import { changePasswordSchema, resetPasswordSchema } from '@amana/domain/validation';
import { hashPassword, isPassword } from './password-hash.ts';
import { done, refuseField } from '../outcome.ts';
import { fieldRefusal } from '../field-refusal.ts';
import type { UserRow } from '../../store/row-types.ts';
import { fullName } from '../../store/living-user.ts';
import { record } from '../../simulation/event-log.ts';
import type { World } from '../../simulation/world.ts';
import { notifyNewPassword } from '../mail-and-notification-texts/texts.ts';
import { confirmAddress } from './sign-up.ts';
import { mailRequestedLink, userOfLink } from './mail-links.ts';
import { blockedRefusal, countTry, forgetTries } from './limit-tries.ts';

export async function forgotPassword(world: World, { email }: ForgotPasswordRequest) {
  return (await mailRequestedLink(world, email, 'reset-password')) ?? done(null, RESET_LINK_SENT);
}

export async function resetPassword(world: World, body: ResetPasswordRequest) {
  const refusal = fieldRefusal(resetPasswordSchema, body);
  if (refusal !== null) return refusal;
  const passwordHash = await hashPassword(body.newPassword, world.random);
  const user = userOfLink(world, body.resetToken, body.email, 'reset-password');
  if (user === undefined) return refuse('invalid', 'Invalid token or email');
  await world.tables.users.change(user.id, { passwordHash });
  await record(world, 'user.password', `${fullName(user)} chose a new password through the mailed link`);
  await notifyNewPassword(world, user);
  forgetTries(world, 'wrong-password', user.email);
  world.tokens.revokeUser(user.id);
  // The link proves that the user reads the mail of this address.
  if (!user.emailConfirmed) await confirmAddress(world, user);
  return done(null, 'Password Reset successfully');
}

export async function changePassword(world: World, caller: UserRow, body: ChangePasswordRequest) {
  const refusal = fieldRefusal(changePasswordSchema, body);
  if (refusal !== null) return refusal;
  if (caller.passwordHash === null) {
    return refuse('conflict', 'You sign in without a password. Set one through the reset link.');
  }
  const blocked = blockedRefusal(world, 'wrong-password', caller.email);
  if (blocked !== null) return blocked;
  if (!(await isPassword(body.currentPassword, caller.passwordHash))) {
    await countTry(world, 'wrong-password', caller.email);
    return refuseField('currentPassword', 'Current password is wrong');
  }
  forgetTries(world, 'wrong-password', caller.email);
  const passwordHash = await hashPassword(body.newPassword, world.random);
  await world.tables.users.change(caller.id, { passwordHash });
  await record(world, 'user.password', `${fullName(caller)} changed the password`);
  await notifyNewPassword(world, caller);
  world.tokens.revokeUser(caller.id);
  return done(null, 'Password Updated successfully');
}
