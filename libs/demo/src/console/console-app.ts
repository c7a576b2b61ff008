import { getPersonas } from '@amana/api/control';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DemoApp, DemoHost } from '../demo-host.ts';
import { takeSession } from '../demo-link.ts';
import { viewChanged } from './console-model.ts';
import { PHONE } from './drawer-place.ts';
import { pathInSite } from './path-in-site.ts';

/** The application beside the console. */
export interface ConsoleApp extends DemoHost, DemoApp {
  /** Path and query of the page that is shown, without the site root. */
  readonly address: () => string;
  /** Resolves when the page is shown. */
  goTo(path: string): Promise<void>;
  /** Closes the console where it covers the whole page. */
  uncover(): void;
  /** After another person signed in: removes what the page has fetched, and what was typed into it. */
  startOver(): Promise<void>;
}

/** The page is shown when the navigation resolves. */
const SHOWN = { flushSync: true };

function uncover(): void {
  if (matchMedia(PHONE).matches) viewChanged({ isOpen: false });
}

export function consoleAppOf(host: DemoHost, app: DemoApp): ConsoleApp {
  const { siteRoot, paths } = host;
  const { queryClient, router } = app;
  const address = () => pathInSite(siteRoot, router.state.location);
  return {
    ...host,
    ...app,
    address,
    async goTo(path) {
      await router.navigate(path, SHOWN);
      uncover();
    },
    uncover,
    async startOver() {
      const back = address();
      await queryClient.cancelQueries();
      // Through another page, so that what was typed into this one is lost too.
      await router.navigate(paths.overview, { ...SHOWN, replace: true });
      queryClient.removeQueries({ type: 'inactive' });
      void queryClient.resetQueries();
      if (back !== paths.overview && back.startsWith(paths.dashboard))
        await router.navigate(back, { ...SHOWN, replace: true });
    },
  };
}

/** Replaces the session without a sign-out in between, which would load the page again. */
export async function signInAs(app: ConsoleApp, personaId: string): Promise<string> {
  const { firstName, lastName } = await takeSession(app, personaId);
  await app.startOver();
  return `Signed in as ${firstName} ${lastName}`;
}

/** After the world was replaced, and its sessions with it: signs the same person in again, if the new world has them. */
export async function signInAgain(app: ConsoleApp): Promise<void> {
  const email = app.$user.getState()?.email;
  if (email === undefined) return;
  const persona = (await getPersonas()).data.find((person) => person.email === email);
  if (persona === undefined) app.signOut();
  else await signInAs(app, persona.id);
}

export const ConsoleAppContext = createContext<ConsoleApp | null>(null);

export function useConsoleApp(): ConsoleApp {
  const app = useContext(ConsoleAppContext);
  if (app === null) throw new Error('This component needs the console around it');
  return app;
}

/** Path and query of the page beside the console, wherever it goes. */
export function useAddress(): string {
  const { address, router } = useConsoleApp();
  return useSyncExternalStore((onMoved) => router.subscribe(onMoved), address);
}
