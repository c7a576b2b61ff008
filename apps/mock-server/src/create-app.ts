import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MockBackend } from '@amana/mock-backend';
import type { MockServerOptions } from './options.ts';

/** What the HTTP adapter tells beside a request. */
export type Bindings = HttpBindings | Http2Bindings;

/** From request to answer. */
export type Answering = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/**
 * The status of `Response.error()`, with which the backend tells the injected fault 'offline': the connection is cut. (Its `type` says
 * the same, but asking for it makes the HTTP adapter build the whole response a second time.)
 */
const NOBODY_ANSWERED = 0;

/** Everything that is answered on the port. What every tab keeps asking goes by no other address, and waits for none. */
export function createApp(backend: MockBackend, options: MockServerOptions): Answering {
  const answerCall: Answering = async (request, { incoming }) => {
    const response = await backend.fetch(request);
    if (response.status !== NOBODY_ANSWERED) return response;
    incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  };
  let others: Promise<Answering> | undefined;
  return (request, bindings) => {
    if (isApiCall(request)) return answerCall(request, bindings);
    others ??= loadOthers(backend, options, answerCall);
    return others.then((answer) => answer(request, bindings));
  };
}

async function loadOthers(
  backend: MockBackend,
  options: MockServerOptions,
  answerCall: Answering,
): Promise<Answering> {
  const { createRoutes } = await import('./create-routes.ts');
  return createRoutes(backend, options, answerCall);
}

/** Requests carry absolute addresses. */
function isApiCall({ url }: Request): boolean {
  return url.startsWith('/api/', url.indexOf('/', url.indexOf('//') + 2));
}
