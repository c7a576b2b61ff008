import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/lazy-page.tsx';
import { PATHS } from '../../shared/paths.ts';

export const aboutRoutes: RouteObject[] = [
  { path: PATHS.about, ...lazyPage(async () => (await import('./about-page.tsx')).AboutPage) },
];
