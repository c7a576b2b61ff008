import type { RouteObject } from 'react-router-dom';

const SCREENS = [
  ['disputes', 'Disputed Transactions', 'Your disputed transactions will be listed here.'],
  [
    'lodge-dispute/:id',
    'Lodge Dispute',
    'You will be able to tell support what is wrong with a paid order here.',
  ],
  ['manage-disputes/:id', 'Dispute Details', 'Where a dispute stands will be shown here.'],
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
