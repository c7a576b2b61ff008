import type { User } from '@amana/api';
import { type Scope, attach, createEffect, createEvent, createStore, restore, sample } from 'effector';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { tabStore } from '../storage/storage.ts';
import { RefreshRefusedError, rotateTokens } from './rotate-tokens.ts';
import {
  type Credentials,
  type EndedBy,
  type Session,
  SIGNED_OUT,
  clearStorage,
  isOfSamePerson,
  readStoredSession,
  storeSession,
  storeUser,
  withTokens,
  withUser,
} from './stored-session.ts';

export const appStarted = createEvent();
export const credentialsSet = createEvent<Credentials>();
export const userUpdated = createEvent<User>();
export const loggedOut = createEvent();
const sessionEnded = createEvent<EndedBy>();
/** A public page stays open when a session ends, because nothing on it belongs to the person. */
export const publicPageShown = createEvent<boolean>();
export const changedInAnotherTab = createEvent<Session | null>();

const readSessionFx = createEffect(() => readStoredSession());
const storeSessionFx = createEffect((session: Session) => storeSession(session));
const storeUserFx = createEffect(storeUser);
export const clearStorageFx = createEffect(clearStorage);
/** The app's scope says where that is. */
export const goToSiteRootFx = createEffect<unknown, unknown>();
const forgetPlacesFx = createEffect(() => tabStore.remove(STORAGE_KEYS.scrollPlaces));
const rotateTokensFx = createEffect(rotateTokens);
export const logRefreshFailureFx = createEffect((error: Error) => {
  // eslint-disable-next-line no-console
  console.warn('The session could not be refreshed', error.message);
});

export const $session = createStore<Session>(SIGNED_OUT)
  .on(readSessionFx.doneData, (_, stored) => stored ?? SIGNED_OUT)
  .on(credentialsSet, (_, credentials) => ({ ...credentials, isAuthenticated: true }))
  .on(userUpdated, withUser);
export const $isAuthenticated = $session.map(({ isAuthenticated }) => isAuthenticated);
export const viewerIdIn = (scope: Scope): string | null => scope.getState($session).user?.userId ?? null;
const $isPublicPage = restore(publicPageShown, false);

/** Has the session that ended, and what ended it. */
export const signedOut = sample({
  clock: sessionEnded,
  source: $session,
  fn: (session, endedBy) => ({ session, endedBy }),
});
$session.reset(signedOut);
/** What ended the last session on this page. */
export const $endedBy = restore(sessionEnded, null);

/** Another tab has stored newer tokens or another profile of the same person. */
const takenOver = sample({
  clock: changedInAnotherTab,
  source: $session,
  filter: (session, stored) => isOfSamePerson(stored, session),
  fn: (_, stored) => stored ?? SIGNED_OUT,
});

export const refreshFx = attach({ source: $session, effect: rotateTokensFx });

/** A refresh that ends after a sign-out, after another sign-in or beside newer tokens changes nothing. */
const isStillOf = (session: Session, { params }: { params: Session }) =>
  session.isAuthenticated && session.accessToken === params.accessToken;

const refreshed = sample({
  clock: rotateTokensFx.done,
  source: $session,
  filter: isStillOf,
  fn: (session, { result }) => withTokens(session, result),
});
const refreshFailed = sample({
  clock: rotateTokensFx.fail,
  source: $session,
  filter: isStillOf,
  fn: (_, { error }) => error,
});
$session.on([takenOver, refreshed], (_, session) => session);

/** Why expired tokens have not been renewed yet, else null. */
export const $refreshFailure = createStore<Error | null>(null)
  .on(refreshFailed, (_, error) => error)
  .reset(takenOver, refreshed, signedOut);

sample({ clock: appStarted, target: readSessionFx });
// The page that a sign-out leaves writes the addresses of its tab once more, after the storage was cleared.
sample({ clock: readSessionFx.doneData, filter: (stored) => stored === null, target: forgetPlacesFx });
sample({ clock: credentialsSet, source: $session, target: storeSessionFx });
sample({ clock: userUpdated, target: storeUserFx });
sample({ clock: rotateTokensFx.failData, target: logRefreshFailureFx });
sample({ clock: loggedOut, fn: (): EndedBy => 'person', target: sessionEnded });
sample({
  clock: refreshFailed,
  filter: (error) => error instanceof RefreshRefusedError,
  fn: (): EndedBy => 'server',
  target: sessionEnded,
});
sample({
  clock: changedInAnotherTab,
  source: $session,
  // A frozen tab, or a page in the back/forward cache, missed the sign-out and finds the next person's session.
  filter: (session, stored) => session.isAuthenticated && !isOfSamePerson(stored, session),
  fn: (): EndedBy => 'another tab',
  target: sessionEnded,
});
sample({ clock: signedOut, target: clearStorageFx });
sample({
  clock: clearStorageFx.finally,
  source: $isPublicPage,
  filter: (isPublicPage, { params }) => params.endedBy === 'person' || !isPublicPage,
  target: goToSiteRootFx,
});
