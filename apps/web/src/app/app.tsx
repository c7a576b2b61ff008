import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import type { AppConfig } from '../shared/config.ts';
import { type TypedForm, NOTHING_TYPED, TypedFormContext } from '../forms/typed-form.ts';
import { ConfigContext } from '../shared/use-config.ts';

export interface AppProps {
  config: AppConfig;
  queryClient: QueryClient;
  router: DataRouter;
  typedForm?: TypedForm | undefined;
}

/** The whole application inside what every screen asks for. */
export function App({ config, queryClient, router, typedForm = NOTHING_TYPED }: AppProps) {
  return (
    <StrictMode>
      <ConfigContext value={config}>
        <QueryClientProvider client={queryClient}>
          <TypedFormContext value={typedForm}>
            <RouterProvider router={router} />
          </TypedFormContext>
        </QueryClientProvider>
      </ConfigContext>
    </StrictMode>
  );
}
