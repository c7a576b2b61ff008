import { getPersonas } from '@amana/api/control';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DemoApp, DemoHost } from '../demo-host.ts';
import { takeSession } from '../demo-link.ts';
import { viewChanged } from './console-model.ts';
import { PHONE } from './drawer-place.ts';

/** The application beside the console. */
export interface ConsoleApp extends DemoHost, DemoApp {
  /** Closes the console where it covers the whole page. */
  uncover(): void;
  /** After another person signed in: removes what the page has fetched, and what was typed into it. */
  startOver(): Promise<void>;
}

function uncover(): void {
  if (matchMedia(PHONE).matches) viewChanged({ isOpen: false });
}

export function consoleAppOf(host: DemoHost, app: DemoApp): ConsoleApp {
  const { overview } = host.paths;
  return {
    ...host,
    ...app,
    async goTo(path) {
      await app.goTo(path);
      uncover();
    },
    uncover,
    async startOver() {
      const left = app.address();
      const back = left.startsWith('/dashboard') ? left : overview;
      await app.queryClient.cancelQueries();
      // Through another page, so that what was typed into this one is lost too.
      await app.goTo(overview, { replace: true });
      app.queryClient.removeQueries({ type: 'inactive' });
      void app.queryClient.resetQueries();
      if (back !== overview) await app.goTo(back, { replace: true });
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
  const { address, onMoved } = useConsoleApp();
  return useSyncExternalStore(onMoved, address);
}
