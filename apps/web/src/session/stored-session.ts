import type { User } from '@amana/api';
import { localStore } from '../storage/storage.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

export interface Session {
  readonly user: User | null;
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  readonly isAuthenticated: boolean;
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
 * Call once, before a session is read: deployments at one origin share its storage, and one API must not get the tokens of
 * another.
 * @param apiBaseUrl address of the API, or its path at this origin; null takes sessions of any API
 */
export function configureSession(apiBaseUrl: string | null): void {
  ownApi = apiBaseUrl === null ? null : new URL(apiBaseUrl, window.location.href).href.replace(/\/+$/, '');
}

/** Null if nothing valid is stored, or the session of another API. Uses the current namespace by default. */
export function readStoredSession(namespace?: string): Session | null {
  const stored = readStored(namespace);
  return isOfAnotherApi(stored) ? null : sessionOf(stored);
}

export function storeSession(session: Session | null, namespace?: string): void {
  if (session === null) localStore.remove(STORAGE_KEYS.session, namespace);
  else localStore.write(STORAGE_KEYS.session, JSON.stringify({ ...session, ...ownAddress() }), namespace);
}

/** Reads the session at the start of the app, and adds the address of the API that earlier versions did not store. */
export function restoreSession(): Session | null {
  const session = readStoredSession();
  if (ownApi !== null && session?.isAuthenticated === true && apiOf(readStored()) === null)
    storeSession(session);
  return session;
}

function readStored(namespace?: string): unknown {
  try {
    return JSON.parse(localStore.read(STORAGE_KEYS.session, namespace) ?? 'null');
  } catch {
    return null;
  }
}

function ownAddress(): { readonly apiAddress?: string } {
  return ownApi === null ? {} : { apiAddress: ownApi };
}

function apiOf(stored: unknown): unknown {
  return Reflect.get(Object(stored), 'apiAddress') ?? null;
}

function isOfAnotherApi(stored: unknown): boolean {
  const api = apiOf(stored);
  return api !== null && ownApi !== null && api !== ownApi;
}

/** Leaves another person's session unchanged. Returns false if none is stored, because another tab has signed out. */
export function updateStoredSession(userId: string | undefined, change: Partial<Session>): boolean {
  const stored = readStoredSession();
  if (stored?.isAuthenticated !== true) return false;
  if (stored.user?.userId === userId) storeSession({ ...stored, ...change });
  return true;
}

const OF_A_VISITOR = [STORAGE_KEYS.orderLink, STORAGE_KEYS.pendingEmail, STORAGE_KEYS.mailedTo];

/**
 * Keeps data if another tab signed out first, because it may already belong to a visitor, and data of another person or
 * another deployment.
 */
export function clearStorage(userId: string | null): void {
  if (isOfAnotherApi(readStored())) return;
  if (userId !== null && isStoredForAnother(userId)) return;
  localStore.clear(readStoredSession() === null ? OF_A_VISITOR : []);
}

function isStoredForAnother(userId: string | undefined): boolean {
  const stored = readStoredSession();
  return stored?.isAuthenticated === true && stored.user?.userId !== userId;
}

function sessionOf(stored: unknown): Session | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const text = (name: string): string | null => {
    const value: unknown = Reflect.get(stored, name);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const user: unknown = Reflect.get(stored, 'user');
  if (Reflect.get(stored, 'isAuthenticated') !== true || !isUser(user)) return SIGNED_OUT;
  return {
    user,
    accessToken: text('accessToken'),
    refreshToken: text('refreshToken'),
    isAuthenticated: true,
  };
}

/** Checks only the fields without which no screen works; the others are fetched again. */
function isUser(value: unknown): value is User {
  return (
    typeof value === 'object' &&
    value !== null &&
    'userId' in value &&
    typeof value.userId === 'string' &&
    'email' in value &&
    typeof value.email === 'string'
  );
}
