import type { User } from '@amana/api';
import { localStore } from '../storage/storage.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { type Session, SIGNED_OUT } from './session-types.ts';

/** Null where nothing is stored, or nothing that can be understood. Without a namespace: of the current one. */
export function readStoredSession(namespace?: string): Session | null {
  try {
    return sessionOf(JSON.parse(localStore.read(STORAGE_KEYS.session, namespace) ?? 'null'));
  } catch {
    return null;
  }
}

/** Null leaves nothing stored. */
export function storeSession(session: Session | null, namespace?: string): void {
  if (session === null) localStore.remove(STORAGE_KEYS.session, namespace);
  else localStore.write(STORAGE_KEYS.session, JSON.stringify(session), namespace);
}

/**
 * Changes the stored session of a person, and leaves that of another alone who has signed in meanwhile, in another tab.
 * False where none is stored: nothing is written then, because another tab has signed out.
 */
export function updateStoredSession(userId: string | undefined, change: Partial<Session>): boolean {
  const stored = readStoredSession();
  if (stored?.isAuthenticated !== true) return false;
  if (stored.user?.userId === userId) storeSession({ ...stored, ...change });
  return true;
}

const OF_A_VISITOR = [STORAGE_KEYS.orderLink, STORAGE_KEYS.pendingEmail, STORAGE_KEYS.mailedTo];

/**
 * After the session of a person, unless that of another person is stored. With none stored, another tab has signed out
 * before, and may already be a visitor's.
 */
export function clearStorage(userId: string | null): void {
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

/** Checks the fields without which no screen works; the others are fetched again anyway. */
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
