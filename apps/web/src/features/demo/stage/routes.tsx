import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../../shared/navigation/lazy-page.tsx';
import { STAGE_PATH } from './stage-path.ts';

/** Of the demo only: a production build has neither the address nor the code. */
export const stageRoutes: RouteObject[] =
  import.meta.env.DEV || import.meta.env.MODE === 'demo'
    ? [{ path: STAGE_PATH, ...lazyPage(async () => (await import('./stage-page.tsx')).StagePage) }]
    : [];
