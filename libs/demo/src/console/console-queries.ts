import { QueryClient } from '@tanstack/react-query';

/** The console reads on its own: the faults and the freshness of the application are none of its business. */
export function createConsoleQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
