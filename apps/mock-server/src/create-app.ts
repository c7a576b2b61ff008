import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MockBackend } from '@amana/mock-backend';
import type { Answering } from './create-routes.ts';
import type { MockServerOptions } from './options.ts';

/**
 * The status of `Response.error()`, which stands for the injected fault 'offline': the connection is cut. Reading `type`
 * instead makes the HTTP adapter build the response a second time.
 */
const NO_RESPONSE = 0;

/** Everything that is answered on the port. What every tab keeps asking goes by no other address, and waits for none. */
export function createApp(backend: MockBackend, options: MockServerOptions): Answering {
  const answerCall: Answering = async (request, { incoming }) => {
    const response = await backend.fetch(request);
    if (response.status !== NO_RESPONSE) return response;
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
