import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/navigation/lazy-page.tsx';

export const chatRoutes: RouteObject[] = [
  {
    path: 'chats/:id',
    ...lazyPage(async () => (await import('./chat-page.tsx')).ChatPage),
  },
];
