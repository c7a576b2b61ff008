import type { TestBackend } from '@amana/mock-lab/testing';
import { mswHandlers } from '@amana/mock-backend/msw';
import { setupServer } from 'msw/node';

let backend: TestBackend | undefined;

export function serveWith(next: TestBackend): void {
  backend = next;
}

export function answerOfBackend(request: Request): Promise<Response> {
  if (backend === undefined) throw new Error(`No backend answers ${request.url}`);
  return backend.backend.fetch(request);
}

export const server = setupServer(...mswHandlers({ fetch: answerOfBackend }));
