import type { TestBackend } from '@amana/mock-lab/testing';
import { mswHandlers } from '@amana/mock-backend/msw';
import { setupServer } from 'msw/node';

let backend: TestBackend | undefined;

/** The backend that answers the page's calls from now on. */
export function serveWith(next: TestBackend): void {
  backend = next;
}

export function answerOfBackend(request: Request): Promise<Response> {
  if (backend === undefined) throw new Error(`No backend answers ${request.url}`);
  return backend.backend.fetch(request);
}

/** Answers every call of the page. `server.use(...)` overrides a call until the end of the test. */
export const server = setupServer(...mswHandlers({ fetch: answerOfBackend }));
