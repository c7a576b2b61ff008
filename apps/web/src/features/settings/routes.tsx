import type { RouteObject } from 'react-router-dom';
import { PATHS } from '../../shared/paths.ts';

export const settingsRoutes: RouteObject[] = [
  {
    path: PATHS.settings,
    lazy: async () => ({ Component: (await import('./settings-page.tsx')).SettingsPage }),
  },
];
