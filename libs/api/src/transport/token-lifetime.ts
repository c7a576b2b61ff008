import { serverClock } from './server-clock.ts';

const CLOCK_ERROR_MS = 5_000;

/** False for a token without an expiry. */
export function isPastLifetime(token: string): boolean {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const expiresAt: unknown = Reflect.get(Object(claims), 'exp');
    return typeof expiresAt === 'number' && expiresAt * 1_000 <= serverClock.now() + CLOCK_ERROR_MS;
  } catch {
    return false;
  }
}
