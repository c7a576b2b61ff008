import type { User } from '@amana/api';
import type { Seat } from './seat.ts';
import { seated } from './seat.ts';
import { deviceStorage } from './seat-storage.ts';
import type { Credentials, Session } from './session-types.ts';
import { SIGNED_OUT } from './session-types.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

/** Null where nothing is stored, or nothing that can be understood. */
export function readStoredSession(): Session | null {
  return sessionFrom(deviceStorage.getItem(STORAGE_KEYS.session));
}

/** The same of one seat, for a page that shows several. */
export function readSessionOfSeat(seat: Seat): Session | null {
  return sessionFrom(localStorage.getItem(seated(STORAGE_KEYS.session, seat)));
}

function sessionFrom(text: string | null): Session | null {
  if (text === null) return null;
  try {
    return sessionOf(JSON.parse(text));
  } catch {
    return null;
  }
}

export function storeSession(session: Session): void {
  deviceStorage.setItem(STORAGE_KEYS.session, JSON.stringify(session));
}

/** Goes on with what is stored; where another person has signed in meanwhile, in another tab, that stays. */
export function keepSession(session: Session): void {
  const stored = readStoredSession();
  const isOthers = stored?.isAuthenticated === true && stored.user?.userId !== session.user?.userId;
  if (!isOthers) storeSession(session);
}

/** For a page that shows several seats; null: nobody sits there any more. The seat's own pages notice. */
export function storeSessionOfSeat(seat: Seat, credentials: Credentials | null): void {
  const key = seated(STORAGE_KEYS.session, seat);
  if (credentials === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify({ ...credentials, isAuthenticated: true }));
}

/** Everything goes but the theme. */
export function clearStorage(): void {
  deviceStorage.clearExcept(STORAGE_KEYS.theme);
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

/** The parts without which nothing can be shown; the rest is fetched again anyway. */
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
