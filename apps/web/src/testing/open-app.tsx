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
import { goToSiteRootFx } from '../session/session-effects.ts';
import { type AppConfig, DEFAULT_CONFIG } from '../shared/config.ts';
import { showQueuedToast } from '../shared/toast-after-reload.ts';
import { localStore } from '../storage/storage.ts';
import { adapterOfPage } from './page-calls.ts';
import { answerOfBackend, serveWith, server } from './server.ts';

export interface OpenAppOptions {
  /** The signed-in persona; by default nobody is signed in. */
  as?: PersonaId;
  /** The session of somebody who did not sign in with a password. */
  session?: IssuedSession;
  /** By default a new one without any orders. */
  backend?: TestBackend;
  config?: Partial<AppConfig>;
  /** Routes beside the application's: the demo's. */
  routes?: RouteObject[];
  /** Keeps the browser's storage, as a reload does. */
  keepStorage?: boolean;
}

export interface OpenedApp {
  backend: TestBackend;
  user: UserEvent;
  /** Path and query of the current page. */
  address: () => string;
  goTo: (path: string, state?: unknown) => Promise<void>;
  /** Presses Back in the browser. */
  goBack: () => Promise<void>;
  /** Every toast so far, as 'kind text ms'. */
  toasts: string[];
  /** Every call that reached the backend so far, as 'POST /Auth/Login'. */
  calls: string[];
  /** For tests that read or change cached data or the route directly. */
  queryClient: QueryClient;
  router: DataRouter;
  /**
   * Passes every call of the API to a function, as `server.use` does. Its second argument asks the backend; where it
   * rejects, the connection breaks.
   */
  intercept: (answer: Intercepted) => void;
}

export type Answer = (request: Request) => Promise<Response>;
export type Intercepted = (request: Request, backend: Answer) => Promise<Response>;

/** What follows the session for the app that is open; without it every app of a test run would go on following. */
let following = createNode();

/** Renders the whole application over the mock backend at one address. */
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
    // Clears the session of the previous test, and what a visitor stored.
    loggedOut();
    localStore.clear();
  }
  // Calls that outlive the page use `fetch`, which in Node knows no relative address.
  configureApi({ baseUrl: '/api/v1', tokenSource, adapter: adapterOfPage });
  configureControl({ baseUrl: '/mock/v1' });
  // Simulates the reload of the page, shortly after it was requested.
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
          // An answer that a test changes has to be a whole one.
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
