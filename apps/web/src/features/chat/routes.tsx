import type { RouteObject } from 'react-router-dom';

export const chatRoutes: RouteObject[] = [
  {
    path: 'chats/:id',
    lazy: async () => ({ Component: (await import('./chat-page.tsx')).ChatPage }),
  },
];
