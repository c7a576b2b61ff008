import { serverClock } from './server-clock.ts';

/** Whether a JSON Web Token has expired by the server's clock; false for a token that does not say. */
export function isPastLifetime(token: string): boolean {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const expiresAt: unknown = Reflect.get(Object(claims), 'exp');
    return typeof expiresAt === 'number' && expiresAt * 1_000 <= serverClock.now();
  } catch {
    return false;
  }
}
