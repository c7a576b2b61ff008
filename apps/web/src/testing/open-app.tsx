import { type Session as IssuedSession, configureApi } from '@amana/api';
import { configureControl } from '@amana/api/control';
import { type PersonaId, PERSONA_PASSWORD, PERSONAS } from '@amana/mock-lab';
import { type TestBackend, createTestBackend } from '@amana/mock-lab/testing';
import { toast } from '@amana/ui';
import type { QueryClient } from '@tanstack/react-query';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { act, render } from '@testing-library/react';
import { clearNode, createNode, withRegion } from 'effector';
import { HttpResponse, http } from 'msw/http';
import { type DataRouter, type RouteObject, createMemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { App } from '../app/app.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { initialized } from '../app/router.ts';
import { appRoutes } from '../app/routes.tsx';
import { createTokenSource, credentialsSet, loggedOut, viewerId } from '../session/index.ts';
import { goToSiteRootFx } from '../session/session.ts';
import { type AppConfig, DEFAULT_CONFIG } from '../shared/config.ts';
import { showQueuedToast } from '../shared/toast-after-reload.ts';
import { localStore } from '../storage/storage.ts';
import { adapterOfPage } from './page-calls.ts';
import { answerOfBackend, serveWith, server } from './server.ts';

export interface OpenAppOptions {
  as?: PersonaId;
  session?: IssuedSession;
  backend?: TestBackend;
  config?: Partial<AppConfig>;
  routes?: RouteObject[];
  keepStorage?: boolean;
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
  /** Passes API calls to `answer`, whose second argument calls the backend. If `answer` rejects, the connection breaks. */
  intercept: (answer: Intercepted) => void;
}

export type Answer = (request: Request) => Promise<Response>;
export type Intercepted = (request: Request, backend: Answer) => Promise<Response>;

/** Subscriptions of the open app to the session; without this node, apps of earlier tests would stay subscribed. */
let following = createNode();

export async function openApp(path: string, options: OpenAppOptions = {}): Promise<OpenedApp> {
  const backend = options.backend ?? (await createTestBackend());
  const calls: string[] = [];
  const toasts: string[] = [];
  const tokenSource = createTokenSource();
  serveWith(backend);
  server.events.on('request:start', ({ request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`);
  });
  for (const kind of ['success', 'info', 'warning', 'error'] as const) {
    vi.spyOn(toast, kind).mockImplementation((text, ms) => {
      toasts.push(`${kind} ${text} ${ms ?? 'default'}`);
    });
  }
  goToSiteRootFx.use(() => undefined);
  if (options.keepStorage !== true) {
    // Clears the previous test's session, and data stored by a visitor.
    loggedOut();
    localStore.clear();
  }
  // Calls that outlive the page use `fetch`, which needs absolute addresses in Node.
  const { idempotencyKeys = false, requestIds = false } = options.config ?? {};
  configureApi({ baseUrl: '/api/v1', tokenSource, adapter: adapterOfPage, idempotencyKeys, requestIds });
  configureControl({ baseUrl: '/mock/v1' });
  // Simulates the page's reload, shortly after it was requested.
  goToSiteRootFx.use(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    await router.navigate('/');
    showQueuedToast();
  });
  await signIn(backend, options);
  clearNode(following);
  following = createNode();
  const queryClient = withRegion(following, createQueryClient);
  const router = createMemoryRouter(appRoutes({ queryClient, viewerId }, options.routes), {
    initialEntries: [path],
  });
  await initialized(router);
  // Awaited, because parts of a page may be lazy chunks.
  await act(() => {
    render(
      <App config={{ ...DEFAULT_CONFIG, ...options.config }} queryClient={queryClient} router={router} />,
    );
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

async function signIn(backend: TestBackend, { as, session }: OpenAppOptions): Promise<void> {
  const data = session ?? (as === undefined ? null : await personaSession(backend, as));
  if (data === null) return;
  credentialsSet({ user: data.user, accessToken: data.token, refreshToken: data.refreshToken });
}

export async function personaSession(backend: TestBackend, persona: PersonaId): Promise<IssuedSession> {
  const email = PERSONAS.find(({ id }) => id === persona)?.email ?? '';
  return (await backend.call('login', { body: { email, password: PERSONA_PASSWORD } })).data;
}
