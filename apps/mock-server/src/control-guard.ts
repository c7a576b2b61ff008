import { timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';

/** Pages load these without a header: uploads, whose unguessable id is the permission, and the identity widget. */
const OPEN_TO_ALL = ['/mock/v1/uploads/', '/mock/v1/identity/'];

/** Compares in constant time. */
export function isSameKey(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Refuses calls of the control API without its key. */
export function controlGuard(key: string) {
  return createMiddleware(async (context, next) => {
    const isOpen =
      context.req.method === 'OPTIONS' || OPEN_TO_ALL.some((path) => context.req.path.startsWith(path));
    if (!isOpen && !isSameKey(context.req.header('x-control-key') ?? '', key))
      return context.json({ message: 'The control API needs its key in the header x-control-key' }, 403, {
        'access-control-allow-origin': '*',
      });
    await next();
    return undefined;
  });
}
