import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { operationTable } from '@amana/api/contract';
import { matchOperation } from '@amana/mock-backend';
import type { MockLab } from '@amana/mock-lab';
import { type Context, type MiddlewareHandler, Hono } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { compress } from 'hono/compress';
import { isSameKey, requireKey, requireKnownOrigin } from './control-guard.ts';
import type { MockServerOptions } from './options.ts';
import { DOCS_PATH, MAILBOX_PATH, REPORTS_PATH } from './pages/paths.ts';

/** Status of `Response.error()`, with which the backend closes the connection. */
const NO_RESPONSE = 0;
const FAILED = 400;
/** W3C Trace Context; the group is the trace id. */
const TRACEPARENT = /^00-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;
/** 204 No Content and 304 Not Modified. */
const WITHOUT_BODY: readonly number[] = [204, 304];

interface Bindings {
  Bindings: HttpBindings | Http2Bindings;
}

export type Answer = (request: Request, bindings: Bindings['Bindings']) => Response | Promise<Response>;

export async function createApp(
  backend: MockLab,
  { controlKey, allowOrigins = [], serveApp, reportProblem = () => undefined }: MockServerOptions,
): Promise<Answer> {
  const app = new Hono<Bindings>();
  app.use(compress());
  const addPage = (path: string, load: () => Promise<Hono>) => app.use(`${path}/*`, pageAt(path, load));
  addPage(DOCS_PATH, async () =>
    (await import('./pages/api-reference/api-reference-page.ts')).apiReference(controlKey),
  );
  if (controlKey === undefined) app.use('/mock/*', requireKnownOrigin(allowOrigins));
  if (controlKey !== undefined)
    app.on(
      'GET',
      [`${MAILBOX_PATH}/*`, REPORTS_PATH],
      basicAuth({ verifyUser: (_, password) => isSameKey(password, controlKey) }),
    );
  addPage(MAILBOX_PATH, async () => (await import('./pages/mailbox/mailbox-page.ts')).mailboxPage(backend));
  addPage(REPORTS_PATH, async () => (await import('./pages/plain-pages.ts')).reportsPage(backend));
  if (controlKey !== undefined) app.use('/mock/*', requireKey(controlKey));
  const answer = async ({ req, env }: Context<Bindings>) => {
    const response = await backend.fetch(req.raw);
    const requestId = TRACEPARENT.exec(req.header('traceparent') ?? '')?.[1];
    if (requestId !== undefined && (response.status >= FAILED || response.status === NO_RESPONSE))
      reportProblem(
        `${requestId} ${req.method} ${patternOf(req.method, req.path)} ${response.status || 'no answer'}`,
      );
    if (response.status !== NO_RESPONSE) return withLength(response);
    env.incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  };
  app.all('/api/*', answer);
  app.all('/mock/*', answer);
  if (serveApp === undefined) {
    const { appUrl } = backend.host.world.origins;
    app.get(
      '/',
      pageAt('/', async () => (await import('./pages/plain-pages.ts')).homePage(appUrl)),
    );
  } else {
    app.route('/', (await import('./serve-web-app.ts')).serveWebApp(serveApp));
  }
  return (request, bindings) => app.fetch(request, bindings);
}

/** A path itself may contain a secret, such as the code of a proof of payment. */
function patternOf(method: string, path: string): string {
  const match = matchOperation(method, path);
  return match === null ? 'no operation' : operationTable[match.operationId].path;
}

/** Hono compresses an answer of unknown length too, which makes a short one longer. */
async function withLength(response: Response): Promise<Response> {
  // Reading `body` would make the HTTP adapter build the response twice.
  if (WITHOUT_BODY.includes(response.status)) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  response.headers.set('content-length', String(body.byteLength));
  return new Response(body, { status: response.status, headers: response.headers });
}

/** Loads a page when it is first opened, so that the server starts faster. */
function pageAt(path: string, load: () => Promise<Hono>): MiddlewareHandler {
  let loaded: Promise<Pick<Hono, 'fetch'>> | undefined;
  return async ({ req, env }, next) => {
    const page = await (loaded ??= load().then((routes) => new Hono().route(path, routes)));
    const response = await page.fetch(req.raw, env);
    if (response.status !== 404) return response;
    await next();
    return undefined;
  };
}
