import { type Session as IssuedSession, configureApi } from '@amana/api';
import { configureControl } from '@amana/api/control';
import { type PersonaId, PERSONA_PASSWORD, PERSONAS } from '@amana/mock-lab';
import type { TestBackend } from '@amana/mock-lab/testing';
import type { AxiosAdapter } from 'axios';
import { fork, scopeBind } from 'effector';
import { type RouteObject, createMemoryRouter } from 'react-router-dom';
import type { AppProps } from '../app/app.tsx';
import { $queryClient, createQueryClient } from '../server-state/query-client.ts';
import { initialized } from '../app/router.ts';
import { appRoutes } from '../app/routes.tsx';
import { createTokenSource, credentialsSet, viewerIdIn } from '../session/index.ts';
import { goToSiteRootFx } from '../session/session.ts';
import { type AppConfig, DEFAULT_CONFIG } from '../shared/config.ts';
import { showQueuedToast } from '../shared/toast-after-reload.ts';
import { localStore } from '../storage/storage.ts';

export interface CreateAppOptions {
  as?: PersonaId | undefined;
  session?: IssuedSession;
  config?: Partial<AppConfig>;
  routes?: RouteObject[];
  keepStorage?: boolean;
  adapter?: AxiosAdapter;
}

/** The whole app at a path, before its first render. Its calls reach `backend` through request handlers of MSW. */
export async function createApp(
  path: string,
  backend: TestBackend,
  { as, session, config = {}, routes, keepStorage = false, adapter }: CreateAppOptions = {},
): Promise<AppProps> {
  if (!keepStorage) localStore.clear();
  const queryClient = createQueryClient();
  // Simulates the page's reload, shortly after it was requested.
  const goToSiteRoot = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    await router.navigate('/');
    showQueuedToast();
  };
  const scope = fork({
    values: [[$queryClient, queryClient]],
    handlers: [[goToSiteRootFx, goToSiteRoot]],
  });
  configureApi({
    baseUrl: '/api/v1',
    tokenSource: createTokenSource(scope),
    idempotencyKeys: config.idempotencyKeys ?? false,
    requestIds: config.requestIds ?? false,
    ...(adapter === undefined ? {} : { adapter }),
  });
  configureControl({ baseUrl: '/mock/v1' });
  const issued = session ?? (as === undefined ? null : await personaSession(backend, as));
  if (issued !== null) {
    const { user, token: accessToken, refreshToken } = issued;
    scopeBind(credentialsSet, { scope })({ user, accessToken, refreshToken });
  }
  const context = { queryClient, viewerId: () => viewerIdIn(scope) };
  const router = createMemoryRouter(appRoutes(context, routes), { initialEntries: [path] });
  await initialized(router);
  return { config: { ...DEFAULT_CONFIG, ...config }, queryClient, router, scope };
}

export async function personaSession(backend: TestBackend, persona: PersonaId): Promise<IssuedSession> {
  const email = PERSONAS.find(({ id }) => id === persona)?.email ?? '';
  return (await backend.call('login', { body: { email, password: PERSONA_PASSWORD } })).data;
}
