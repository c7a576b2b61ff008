import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Navigation } from '../../../shared/navigation/navigation.ts';
import { PATHS } from '../../../shared/paths.ts';
import { consoleClosed } from './shell/console-model.ts';
import { PHONE } from './shell/phone.ts';

/** The application that the console stands beside. */
export interface ConsoleApp {
  readonly queryClient: QueryClient;
  /** Path and query of the page that stands there now. */
  address(): string;
  /** To a path inside the application, and in sight. */
  goTo(path: string): Promise<void>;
  /** Where the console covers the whole page, it goes: there is something to see. */
  uncover(): void;
  /** After another person signed in: what the page has fetched, and what was typed into it, goes. */
  startOver(): Promise<void>;
}

function uncover(): void {
  if (matchMedia(PHONE).matches) consoleClosed();
}

export function consoleAppOf(queryClient: QueryClient, navigation: Navigation): ConsoleApp {
  return {
    queryClient,
    address: () => navigation.address(),
    async goTo(path) {
      await navigation.goTo(path);
      uncover();
    },
    uncover,
    async startOver() {
      const left = navigation.address();
      const back = left.startsWith(PATHS.dashboard) ? left : PATHS.overview;
      await queryClient.cancelQueries();
      // Through another page, so that what was typed into this one goes too.
      await navigation.goTo(PATHS.overview, { replace: true });
      await navigation.arrival();
      queryClient.removeQueries({ type: 'inactive' });
      void queryClient.resetQueries();
      if (back !== PATHS.overview) await navigation.goTo(back, { replace: true });
    },
  };
}

export const ConsoleAppContext = createContext<ConsoleApp | null>(null);

export function useConsoleApp(): ConsoleApp {
  const app = useContext(ConsoleAppContext);
  if (app === null) throw new Error('This part stands outside the console');
  return app;
}
