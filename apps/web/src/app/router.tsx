import { createBrowserRouter } from 'react-router-dom';
import { SITE_ROOT } from '../shared/site-root.ts';
import { appRoutes } from './routes.tsx';

export function createAppRouter() {
  return createBrowserRouter(appRoutes(), { basename: SITE_ROOT });
}
