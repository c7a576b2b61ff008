import { serverClock } from './server-clock.ts';

/** How far the corrected clock may be behind the server's, in ms. */
const CLOCK_ERROR_MS = 5_000;

/** Whether a JSON Web Token has expired by the server's clock; false for a token that does not say. */
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
