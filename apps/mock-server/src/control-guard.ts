import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isLoopback } from './options.ts';

/** Pages load these without a header: uploads, whose ids are unguessable, and the identity widget. */
const OPEN_TO_ALL = ['/mock/v1/uploads/', '/mock/v1/identity/'];
const COLLECTOR_PATH = '/mock/v1/reports';

/** Compares in constant time. */
export function isSameKey(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function refuse(context: Context, message: string, headers: Record<string, string> = {}): Response {
  return context.json({ message }, 403, headers);
}

/** Refuses calls of the control API without its key, except reports, which pages send without it. */
export function requireKey(key: string) {
  return createMiddleware(async (context, next) => {
    const { method, path } = context.req;
    const isOpen =
      method === 'OPTIONS' ||
      (method === 'POST' && path === COLLECTOR_PATH) ||
      OPEN_TO_ALL.some((start) => path.startsWith(start));
    if (!isOpen && !isSameKey(context.req.header('x-control-key') ?? '', key))
      return refuse(context, 'The control API needs its key in the header x-control-key', {
        'access-control-allow-origin': '*',
      });
    await next();
    return undefined;
  });
}

/**
 * Protects a control API without a key from other sites. Host must be this machine's, because of DNS rebinding. Origin,
 * which browsers send with cross-origin and changing calls, must match too, and a cross-origin POST must be JSON, which
 * requires a preflight.
 */
export function requireKnownOrigin(allowedOrigins: readonly string[]) {
  const allowedHosts = allowedOrigins.map((origin) => new URL(origin).host);
  return createMiddleware(async (context, next) => {
    const { method, path, url } = context.req;
    const host = new URL(url).host;
    if (!isOfThisMachine(`http://${host}`) && !allowedHosts.includes(host))
      return refuse(context, `The control API is not reached by the name ${host}: see --allow-origins.`);
    const origin = context.req.header('origin');
    const isAllowed = origin === undefined || isOfThisMachine(origin) || allowedOrigins.includes(origin);
    if (!isAllowed && !OPEN_TO_ALL.some((start) => path.startsWith(start)))
      return refuse(context, `The control API refuses pages of ${origin}: see --allow-origins.`);
    const isJson = (context.req.header('content-type') ?? '').startsWith('application/json');
    if (method === 'POST' && origin !== undefined && !isOfThisMachine(origin) && !isJson)
      return refuse(context, 'A POST from another origin needs the content type application/json.');
    await next();
    return undefined;
  });
}

function isOfThisMachine(origin: string): boolean {
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname.replaceAll(/[[\]]/g, ''));
}
