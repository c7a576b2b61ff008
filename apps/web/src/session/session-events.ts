import type { User } from '@amana/api';
import { createEvent, merge } from 'effector';
import type { Credentials, Session } from './session-types.ts';

/** `siteRoot`: the path that a sign-out leads to, with a slash at the end. */
export const appStarted = createEvent<{ siteRoot: string }>();
export const credentialsSet = createEvent<Credentials>();
/** The profile of the signed-in user was read or changed. */
export const userUpdated = createEvent<User>();
/** The person has signed out. */
export const loggedOut = createEvent();
/** The server, or another tab, has ended the session. */
export const sessionEnded = createEvent();
export const signedOut = merge([loggedOut, sessionEnded]);
/** A page that is open to everyone is shown, and no longer shown. */
export const publicPageOpened = createEvent();
export const publicPageLeft = createEvent();
/** Another tab has written the stored session, which is null after a sign-out. */
export const changedInAnotherTab = createEvent<Session | null>();
