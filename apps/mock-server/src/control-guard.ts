import { timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';

/** What a page loads by itself, without a header: uploads, whose unguessable id is the permission, and the widget. */
const OPEN_TO_ALL = ['/mock/v1/uploads/', '/mock/v1/identity/'];

/** Takes as long for a wrong key as for the right one. */
export function isSameKey(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The control API answers only to who knows the key (design/mock-backend.md). */
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
