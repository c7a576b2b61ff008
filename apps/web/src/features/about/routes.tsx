import type { RouteObject } from 'react-router-dom';
import { PATHS } from '../../shared/paths.ts';

export const aboutRoutes: RouteObject[] = [
  { path: PATHS.about, lazy: async () => ({ Component: (await import('./about-page.tsx')).AboutPage }) },
];
