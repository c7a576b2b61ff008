import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import type { MockBackend } from '@amana/mock-backend';
import { Hono } from 'hono';
import { controlGuard } from './control-guard.ts';
import { apiReference, DOCS_PATH } from './docs/api-reference.ts';
import { MAILBOX_PATH, mailboxPage } from './mailbox/mailbox-page.ts';
import type { MockServerOptions } from './options.ts';
import { servedApp } from './served-app.ts';

/** What the HTTP adapter passes beside a request. */
export type Bindings = HttpBindings | Http2Bindings;

export type Answering = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** The pages and the control API. */
export function createRoutes(
  backend: MockBackend,
  { controlKey, serveApp }: MockServerOptions,
  answerCall: Answering,
): Answering {
  const routes = new Hono<{ Bindings: Bindings }>();
  routes.route(DOCS_PATH, apiReference(controlKey));
  routes.route(MAILBOX_PATH, mailboxPage(backend, controlKey));
  if (controlKey !== undefined) routes.use('/mock/*', controlGuard(controlKey));
  for (const path of ['/api/*', '/mock/*']) routes.all(path, ({ req, env }) => answerCall(req.raw, env));
  if (serveApp !== undefined) routes.route('/', servedApp(serveApp));
  return (request, bindings) => routes.fetch(request, bindings);
}
