import { defineHandlers } from './handler-types.ts';
import { changePassword, forgotPassword, resetPassword } from '../use-cases/account/passwords.ts';
import {
  deleteUser,
  getProfilePicture,
  getUser,
  updateProfilePicture,
  updateUserDetails,
} from '../use-cases/account/profile.ts';
import { googleSignIn, logOut, login, refresh } from '../use-cases/account/sign-in.ts';
import { confirmEmail, resendConfirmEmail, signUp } from '../use-cases/account/sign-up.ts';
import { ownAccountRefusal } from './own-account-refusal.ts';

export const accountHandlers = defineHandlers({
  signUp: ({ world, body }) => signUp(world, body),
  login: ({ world, body }) => login(world, body),
  googleSignIn: ({ world, body }) => googleSignIn(world, body),
  forgotPassword: ({ world, body }) => forgotPassword(world, body),
  resetPassword: ({ world, body }) => resetPassword(world, body),
  changePassword: ({ world, caller, path, body }) =>
    ownAccountRefusal(world, caller, path.id, body.id) ?? changePassword(world, caller, body),
  logOut: ({ world, token }) => logOut(world, token),
  refresh: ({ world, body }) => refresh(world, body),
  resendConfirmEmail: ({ world, body }) => resendConfirmEmail(world, body),
  confirmEmail: ({ world, query }) => confirmEmail(world, query),
  getUser: ({ world, caller, path }) => ownAccountRefusal(world, caller, path.id) ?? getUser(world, caller),
  getProfilePicture: ({ world, caller, path }) =>
    ownAccountRefusal(world, caller, path.id) ?? getProfilePicture(world, caller),
  updateUserDetails: ({ world, caller, path, body }) =>
    ownAccountRefusal(world, caller, path.id, body.id) ?? updateUserDetails(world, caller, body),
  updateProfilePicture: ({ world, caller, path, body }) =>
    ownAccountRefusal(world, caller, path.id) ?? updateProfilePicture(world, caller, body),
  deleteUser: ({ world, caller, path }) =>
    ownAccountRefusal(world, caller, path.id) ?? deleteUser(world, caller),
});
