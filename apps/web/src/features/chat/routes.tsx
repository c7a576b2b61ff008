import { getGetDisputeQueryOptions } from '@amana/api';
import type { RouteObject } from 'react-router-dom';
import { PATHS } from '../../shared/paths.ts';
import { type RouteContext, startQueries } from '../../shared/route-context.ts';

export function chatRoutes(context: RouteContext): RouteObject[] {
  return [
    {
      path: PATHS.chat,
      // The thread of a dispute has the dispute's id.
      ...startQueries(context, ({ id }) => [getGetDisputeQueryOptions(id)]),
      lazy: async () => ({ Component: (await import('./chat-page.tsx')).ChatPage }),
    },
  ];
}
