import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MockBackend } from '@amana/mock-backend';
import { type Context, Hono } from 'hono';
import { requireKey, requireKnownOrigin } from './control-guard.ts';
import { apiReference, DOCS_PATH } from './pages/api-reference/api-reference-page.ts';
import { MAILBOX_PATH, mailboxPage } from './pages/mailbox/mailbox-page.ts';
import type { MockServerOptions } from './options.ts';
import { REPORTS_PATH, reportsPage } from './pages/reports-page.ts';
import { serveWebApp } from './serve-web-app.ts';

/**
 * The status of `Response.error()`, by which the backend asks to cut the connection. Reading `type` instead makes the
 * HTTP adapter build the response a second time.
 */
const NO_RESPONSE = 0;

interface Bindings {
  Bindings: HttpBindings | Http2Bindings;
}

export type Answer = (request: Request, bindings: Bindings['Bindings']) => Response | Promise<Response>;

/** Everything that is answered on the port. */
export function createApp(
  backend: MockBackend,
  { controlKey, allowOrigins = [], serveApp }: MockServerOptions,
): Answer {
  const app = new Hono<Bindings>();
  app.route(DOCS_PATH, apiReference(controlKey));
  if (controlKey === undefined) app.use('/mock/*', requireKnownOrigin(allowOrigins));
  app.route(MAILBOX_PATH, mailboxPage(backend, controlKey));
  app.route(REPORTS_PATH, reportsPage(backend, controlKey));
  if (controlKey !== undefined) app.use('/mock/*', requireKey(controlKey));
  const answer = async ({ req, env }: Context<Bindings>) => {
    const response = await backend.fetch(req.raw);
    if (response.status !== NO_RESPONSE) return response;
    env.incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  };
  app.all('/api/*', answer);
  app.all('/mock/*', answer);
  if (serveApp !== undefined) app.route('/', serveWebApp(serveApp));
  return (request, bindings) => app.fetch(request, bindings);
}
