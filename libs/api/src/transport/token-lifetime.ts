import { serverClock } from './server-clock.ts';

const CLOCK_ERROR_MS = 5_000;

/** False for a token without an expiry. */
export function isPastLifetime(token: string): boolean {
  const expiresAtMs = expiryOf(token);
  return expiresAtMs !== null && expiresAtMs <= serverClock.now() + CLOCK_ERROR_MS;
}

/** True also if the token has no expiry, or nothing has shown yet that the device's clock is right. */
export function mayBePastLifetime(token: string): boolean {
  return expiryOf(token) === null || !serverClock.isConfirmed() || isPastLifetime(token);
}

/** In ms since 1970; null for a token without an expiry. */
function expiryOf(token: string): number | null {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const expiresAt: unknown = Reflect.get(Object(claims), 'exp');
    return typeof expiresAt === 'number' ? expiresAt * 1_000 : null;
  } catch {
    return null;
  }
}
