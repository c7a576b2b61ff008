import { API_BASE_PATHS } from '@amana/api/contract';
import { type HttpHandler, http } from 'msw/http';
import type { MockBackend } from '../backend/create-mock-backend.ts';

/**
 * MSW handlers for a backend. One handler per API, because the backend finds the operation in one step where MSW would
 * try one handler after the other.
 */
export function mswHandlers(backend: Pick<MockBackend, 'fetch'>): HttpHandler[] {
  return Object.values(API_BASE_PATHS).map((basePath) =>
    http.all(`*${basePath}/*`, ({ request }) => backend.fetch(request)),
  );
}
