import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { HttpBindings } from '@hono/node-server';
import type { MockBackend } from '@amana/mock-backend';
import { Hono } from 'hono';
import { controlGuard } from './control-guard.ts';
import { apiReference, DOCS_PATH } from './docs/api-reference.ts';
import { MAILBOX_PATH, mailboxPage } from './mailbox/mailbox-page.ts';
import type { MockServerOptions } from './options.ts';
import { servedApp } from './served-app.ts';

export type App = Hono<{ Bindings: HttpBindings }>;

/**
 * The status of `Response.error()`, with which the backend tells the injected fault 'offline': the connection is cut. (Its `type` says
 * the same, but asking for it makes the HTTP adapter build the whole response a second time.)
 */
const NOBODY_ANSWERED = 0;

/** Everything that is answered on the port. */
export function createApp(backend: MockBackend, { controlKey, serveApp }: MockServerOptions): App {
  const app: App = new Hono();
  app.route(DOCS_PATH, apiReference());
  app.route(MAILBOX_PATH, mailboxPage(backend, controlKey));
  if (controlKey !== undefined) app.use('/mock/*', controlGuard(controlKey));
  for (const path of ['/api/*', '/mock/*'])
    app.all(path, async (context) => {
      const response = await backend.fetch(context.req.raw);
      if (response.status !== NOBODY_ANSWERED) return response;
      context.env.incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    });
  if (serveApp !== undefined) app.route('/', servedApp(serveApp));
  return app;
}
