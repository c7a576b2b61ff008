import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/lazy-page.tsx';
import { PATHS } from '../../shared/paths.ts';

export const settingsRoutes: RouteObject[] = [
  {
    path: PATHS.settings,
    ...lazyPage(async () => (await import('./settings-page.tsx')).SettingsPage),
  },
];
