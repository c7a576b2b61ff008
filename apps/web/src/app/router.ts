import { type DataRouter, type RouteObject, createBrowserRouter } from 'react-router-dom';
import type { RouteContext } from '../shared/route-context.ts';
import { SITE_ROOT, tidyPath } from '../shared/site-root.ts';
import { appRoutes } from './routes.tsx';

/** Resolves once the code of the first page has been loaded or has failed; until then the skeleton of index.html is shown. */
export async function createAppRouter(
  context: RouteContext,
  demoRoutes?: RouteObject[],
): Promise<DataRouter> {
  const { pathname, search, hash } = window.location;
  const path = tidyPath(pathname);
  if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash);
  const router = createBrowserRouter(appRoutes(context, demoRoutes), { basename: SITE_ROOT });
  await initialized(router);
  return router;
}

export function initialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
