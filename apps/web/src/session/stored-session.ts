import type { User } from '@amana/api';
import { isProfileCompleted } from '@amana/domain';
import { localStore } from '../storage/storage.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

export interface Session {
  readonly user: User | null;
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  readonly isAuthenticated: boolean;
  /** Of the API that issued the tokens; earlier versions did not store it. */
  readonly apiAddress?: string;
}

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface Credentials extends Tokens {
  readonly user: User;
}

export const SIGNED_OUT: Session = {
  user: null,
  accessToken: null,
  refreshToken: null,
  isAuthenticated: false,
};

/** Address of the API that may get the tokens; null until it is configured. */
let ownApi: string | null = null;

/**
 * Call once, before a session is read: deployments at one origin share storage, but no API must get another's tokens.
 * @param apiBaseUrl address of the API, or its path at this origin; null takes sessions of any API
 */
export function configureSession(apiBaseUrl: string | null): void {
  ownApi = apiBaseUrl === null ? null : new URL(apiBaseUrl, window.location.href).href.replace(/\/+$/, '');
}

/** Null if nobody is signed in, or only at another API. Uses the current namespace by default. */
export function readStoredSession(namespace?: string): Session | null {
  try {
    const stored: unknown = JSON.parse(localStore.read(STORAGE_KEYS.session, namespace) ?? 'null');
    return isOwnSession(stored) ? { ...SIGNED_OUT, ...stored } : null;
  } catch {
    return null;
  }
}

/** Checks only the fields without which no screen works; the others are fetched again. */
function isOwnSession(stored: unknown): stored is Session {
  const { isAuthenticated, user, apiAddress = ownApi } = Object(stored) as Partial<Session>;
  const isOfPerson = typeof user?.userId === 'string' && typeof user.email === 'string';
  return isAuthenticated === true && isOfPerson && (ownApi === null || apiAddress === ownApi);
}

/** Fields that other people at this device must not find; they are read from the service again. */
const NOT_STORED = { dateOfBirth: null, gender: '', address: '', profilePictureUrl: null } as const;

/** Null removes the session. */
export function storeSession(session: Session | null, namespace?: string): void {
  const user = session?.user && {
    ...session.user,
    profileCompleted: session.user.profileCompleted ?? isProfileCompleted(session.user),
    ...NOT_STORED,
  };
  const text = JSON.stringify({ ...session, user, ...(ownApi !== null && { apiAddress: ownApi }) });
  const isStored = session !== null && localStore.write(STORAGE_KEYS.session, text, namespace);
  // A full storage would keep old tokens, which the server refuses.
  if (!isStored) localStore.remove(STORAGE_KEYS.session, namespace);
}

/** Keeps newer tokens that another tab has stored. */
export function storeUser(user: User): void {
  const stored = readStoredSession();
  if (stored !== null) storeSession(withUser(stored, user));
}

/** Only of the same person. A profile has no tokens; since a refresh the user object carries them. */
export function withUser(session: Session, user: User): Session {
  const isOwn = session.user?.userId === user.userId;
  return isOwn ? { ...session, user: { ...session.user, ...user } } : session;
}

/** By the contract, the user object carries both tokens after a refresh. */
export function withTokens(session: Session, { accessToken, refreshToken }: Tokens): Session {
  const user = session.user === null ? null : { ...session.user, token: accessToken, refreshToken };
  return { ...session, user, accessToken, refreshToken };
}

export function isOfSamePerson(stored: Session | null, { user }: Session): stored is Session {
  return stored !== null && stored.user?.userId === user?.userId;
}

export type EndedBy = 'person' | 'server' | 'another tab';

/** Leaves alone what belongs to another person, to another deployment, or to a visitor since another tab's sign-out. */
export function clearStorage({ session, endedBy }: { session: Session; endedBy: EndedBy }): void {
  const stored = readStoredSession();
  if (endedBy === 'another tab') {
    // This tab may have written it before it noticed the sign-out.
    if (stored?.accessToken === session.accessToken) storeSession(null);
  } else if (isOfSamePerson(stored, session) || localStore.read(STORAGE_KEYS.session) === null) {
    localStore.clear();
  }
}
