import { type DataRouter, type RouteObject, createBrowserRouter } from 'react-router-dom';
import type { RouteContext } from '../shared/route-context.ts';
import { SITE_ROOT } from '../shared/site-root.ts';
import { appRoutes } from './routes.tsx';

/** The router, once the first page's code has been loaded or could not be: until then the app shell is shown. */
export async function createAppRouter(
  context: RouteContext,
  demoRoutes?: RouteObject[],
): Promise<DataRouter> {
  const router = createBrowserRouter(appRoutes(context, demoRoutes), { basename: SITE_ROOT });
  await initialized(router);
  // The first page's calls leave before the render, which would hold them back.
  await new Promise((resolve) => setTimeout(resolve));
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
