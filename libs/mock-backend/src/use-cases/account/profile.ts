import type { UpdateProfilePictureRequest, UpdateUserDetailsRequest } from '@amana/api/contract';
import { PROFILE_PICTURE_UPLOAD, accountDeletionRefusal, lagosDay, trimText } from '@amana/domain';
import { profileSchema } from '@amana/domain/validation';
import { done, refuseField } from '../outcome.ts';
import { fieldRefusal } from '../field-refusal.ts';
import { SCREENS } from '../mail-and-notification-texts/links-to-screens.ts';
import { notifyAccountChange } from '../mail-and-notification-texts/texts.ts';
import { endUnpaidOrders } from '../orders/approve-or-end-order.ts';
import { removeUpload, storeUpload, uploadUrl } from '../uploads.ts';
import type { UserRow } from '../../store/row-types.ts';
import { fullName } from '../../store/living-user.ts';
import { record } from '../../simulation/event-log.ts';
import type { World } from '../../simulation/world.ts';
import { userView } from './sign-in.ts';

export function getUser(world: World, caller: UserRow) {
  return done(userView(world, caller));
}

export function getProfilePicture(world: World, caller: UserRow) {
  return done(caller.pictureId === null ? null : uploadUrl(world, caller.pictureId));
}

export async function updateUserDetails(world: World, caller: UserRow, body: UpdateUserDetailsRequest) {
  const refusal = fieldRefusal(profileSchema(lagosDay(world.clock.now())), body);
  if (refusal !== null) return refusal;
  const user = await world.tables.users.change(caller.id, {
    firstName: trimText(body.firstName),
    lastName: trimText(body.lastName),
    dateOfBirth: body.dateOfBirth,
    phoneNumber: body.phoneNumber,
    address: trimText(body.address),
    gender: body.gender,
  });
  await record(world, 'user.profile', `${fullName(user)} stored their profile`);
  if (user.phoneNumber !== caller.phoneNumber) {
    const change = `Your phone number now ends in ${user.phoneNumber.slice(-4)}.`;
    await notifyAccountChange(world, user, SCREENS.editProfile, 'New phone number', change);
  }
  return done(userView(world, user), 'Profile Updated successfully');
}

export async function updateProfilePicture(
  world: World,
  caller: UserRow,
  { ProfilePictureFile }: UpdateProfilePictureRequest,
) {
  const stored = await storeUpload(world, ProfilePictureFile, caller.id, PROFILE_PICTURE_UPLOAD);
  if (!stored.ok) return stored;
  const pictureId = stored.value;
  if (pictureId === null) return refuseField('ProfilePictureFile', 'Please choose an image');
  removeUpload(world, caller.pictureId);
  await world.tables.users.change(caller.id, { pictureId });
  await record(world, 'user.picture', `${fullName(caller)} stored a profile picture`);
  return done(uploadUrl(world, pictureId), 'Profile picture updated successfully');
}

/** Refused while money is in escrow or a dispute is open. Counterparties can still read their trades. */
export async function deleteUser(world: World, caller: UserRow) {
  const refusal = accountDeletionRefusal(world.balances.of(caller.id));
  if (refusal !== null) return refusal;
  await endUnpaidOrders(world, caller);
  await record(world, 'user.deleted', `${fullName(caller)} deleted their account`);
  removeUpload(world, caller.pictureId);
  await world.tables.users.change(caller.id, {
    deletedAtMs: world.clock.now(),
    passwordHash: null,
    phoneNumber: '',
    address: '',
    dateOfBirth: null,
    pictureId: null,
  });
  world.tokens.revokeUser(caller.id);
  return done(null, 'Account deleted successfully');
}
