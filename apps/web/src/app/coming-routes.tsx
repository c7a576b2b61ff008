import type { RouteObject } from 'react-router-dom';

const SCREENS = [
  ['chats/:id', 'Chat with Support', 'You will be able to write to support about a dispute here.'],
] as const;

/** Routes whose screens are still to come. */
export const comingRoutes: RouteObject[] = SCREENS.map(([path, title, text]) => ({
  path,
  lazy: async () => {
    const { ComingPage } = await import('./coming-page.tsx');
    return { element: <ComingPage title={title} text={text} /> };
  },
}));
