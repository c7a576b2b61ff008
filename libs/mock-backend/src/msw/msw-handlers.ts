import { API_BASE_PATHS, operationIds, operationTable } from '@amana/api/contract';
import { type HttpHandler, type HttpResponseResolver, http } from 'msw/http';
import type { MockBackend } from '../backend/create-mock-backend.ts';

const { get: GET, post: POST, put: PUT, patch: PATCH, delete: DELETE } = http;
const HANDLER_OF_METHOD = { GET, POST, PUT, PATCH, DELETE };

/** MSW handlers for a backend, at any origin and path prefix. The backend answers unknown paths with a 404. */
export function mswHandlers(backend: Pick<MockBackend, 'fetch'>): HttpHandler[] {
  const resolver: HttpResponseResolver = ({ request }) => backend.fetch(request);
  const ofOperations = operationIds.map((id) => {
    const { api, method, path } = operationTable[id];
    const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1');
    return HANDLER_OF_METHOD[method](`*${API_BASE_PATHS[api]}${pattern}`, resolver);
  });
  const ofUnknownPaths = Object.values(API_BASE_PATHS).map((base) => http.all(`*${base}/*`, resolver));
  return [...ofOperations, ...ofUnknownPaths];
}
