import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import { StrictMode } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import type { AppConfig } from '../shared/config.ts';
import { ConfigContext } from '../shared/hooks/use-config.ts';

export interface AppProps {
  config: AppConfig;
  queryClient: QueryClient;
  router: DataRouter;
  scope: Scope;
}

export function App({ config, queryClient, router, scope }: AppProps) {
  return (
    <StrictMode>
      <ConfigContext value={config}>
        <Provider value={scope}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </Provider>
      </ConfigContext>
    </StrictMode>
  );
}
