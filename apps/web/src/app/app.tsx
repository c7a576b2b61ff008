import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import type { AppConfig } from '../shared/config.ts';
import { ConfigContext } from '../shared/use-config.ts';
import type { AppNavigation } from './navigation.ts';
import { AppRouter } from './router.tsx';

export interface AppProps {
  config: AppConfig;
  queryClient: QueryClient;
  navigation: AppNavigation;
}

/** The whole application inside what every screen asks for. */
export function App({ config, queryClient, navigation }: AppProps) {
  return (
    <StrictMode>
      <ConfigContext value={config}>
        <QueryClientProvider client={queryClient}>
          <AppRouter navigation={navigation} />
        </QueryClientProvider>
      </ConfigContext>
    </StrictMode>
  );
}
