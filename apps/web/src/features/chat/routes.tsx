import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/navigation/lazy-page.tsx';
import { PATHS } from '../../shared/paths.ts';

export const chatRoutes: RouteObject[] = [
  {
    path: PATHS.chat,
    ...lazyPage(async () => (await import('./chat-page.tsx')).ChatPage),
  },
];
