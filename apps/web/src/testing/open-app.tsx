import { type TestBackend, createTestBackend } from '@amana/mock-lab/testing';
import { toast } from '@amana/ui';
import type { Scope } from 'effector';
import type { QueryClient } from '@tanstack/react-query';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { act, render } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import type { DataRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { App } from '../app/app.tsx';
import { type CreateAppOptions, createApp } from './create-app.ts';
import { adapterOfPage } from './page-calls.ts';
import { answerOfBackend, serveWith, server } from './server.ts';

export interface OpenAppOptions extends Omit<CreateAppOptions, 'adapter'> {
  backend?: TestBackend;
}

export interface OpenedApp {
  backend: TestBackend;
  user: UserEvent;
  address: () => string;
  goTo: (path: string, state?: unknown) => Promise<void>;
  goBack: () => Promise<void>;
  /** Every toast so far, as 'kind text ms'. */
  toasts: string[];
  /** Every call that reached the backend so far, as 'POST /Auth/Login'. */
  calls: string[];
  queryClient: QueryClient;
  router: DataRouter;
  /** Holds the app's session and other Effector stores. */
  scope: Scope;
  /** Passes API calls to `answer`, whose second argument calls the backend. If `answer` rejects, the connection breaks. */
  intercept: (answer: Intercepted) => void;
}

export type Answer = (request: Request) => Promise<Response>;
export type Intercepted = (request: Request, backend: Answer) => Promise<Response>;

export async function openApp(path: string, options: OpenAppOptions = {}): Promise<OpenedApp> {
  const backend = options.backend ?? (await createTestBackend());
  const calls: string[] = [];
  const toasts: string[] = [];
  serveWith(backend);
  server.events.on('request:start', ({ request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`);
  });
  for (const kind of ['success', 'info', 'warning', 'error'] as const) {
    vi.spyOn(toast, kind).mockImplementation((text, ms) => {
      toasts.push(`${kind} ${text} ${ms ?? 'default'}`);
    });
  }
  // Calls that outlive the page use `fetch`, which needs absolute addresses in Node.
  const app = await createApp(path, backend, { ...options, adapter: adapterOfPage });
  const { queryClient, router, scope } = app;
  // Awaited, because parts of a page may be lazy chunks.
  await act(() => {
    render(<App {...app} />);
    return Promise.resolve();
  });
  return {
    backend,
    user: userEvent.setup(),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    goBack: () => act(() => router.navigate(-1)),
    goTo: (to, state) => act(() => router.navigate(to, { state })),
    toasts,
    calls,
    queryClient,
    router,
    scope,
    intercept(answer) {
      server.use(
        http.all('*/v1/*', ({ request }) => {
          const asked = new Request(request);
          // Prevents a 304, because a test can change only a complete answer.
          asked.headers.delete('If-None-Match');
          return answer(asked, answerOfBackend).catch(() => HttpResponse.error());
        }),
      );
    },
  };
}
