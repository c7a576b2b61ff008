import { timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';

/** An upload's unguessable id is its permission: an image in a page cannot send a header. */
const OPEN_TO_ALL = '/mock/v1/uploads/';

function isSame(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The control API answers only to who knows the key (design/mock-backend.md). */
export function controlGuard(key: string) {
  return createMiddleware(async (context, next) => {
    const isOpen = context.req.method === 'OPTIONS' || context.req.path.startsWith(OPEN_TO_ALL);
    if (!isOpen && !isSame(context.req.header('x-control-key') ?? '', key))
      return context.json({ message: 'The control API needs its key in the header x-control-key' }, 403, {
        'access-control-allow-origin': '*',
      });
    await next();
    return undefined;
  });
}
