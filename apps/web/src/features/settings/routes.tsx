import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/navigation/lazy-page.tsx';

export const settingsRoutes: RouteObject[] = [
  {
    path: 'settings',
    ...lazyPage(async () => (await import('./settings-page.tsx')).SettingsPage),
  },
];
