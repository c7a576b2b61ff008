import type { User } from '@amana/api';
import { createEvent, merge } from 'effector';
import type { Credentials, Session } from './session-types.ts';

/** `siteRoot`: path that a sign-out leads to, with a trailing slash. */
export const appStarted = createEvent<{ siteRoot: string }>();
export const credentialsSet = createEvent<Credentials>();
export const userUpdated = createEvent<User>();
export const loggedOut = createEvent();
export const sessionEnded = createEvent();
export const signedOut = merge([loggedOut, sessionEnded]);
export const publicPageOpened = createEvent();
export const publicPageLeft = createEvent();
export const changedInAnotherTab = createEvent<Session | null>();
