import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import type { AppConfig } from '../shared/config.ts';
import { ConfigContext } from '../shared/hooks/use-config.ts';

export interface AppProps {
  config: AppConfig;
  queryClient: QueryClient;
  router: DataRouter;
}

export function App({ config, queryClient, router }: AppProps) {
  return (
    <StrictMode>
      <ConfigContext value={config}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ConfigContext>
    </StrictMode>
  );
}
