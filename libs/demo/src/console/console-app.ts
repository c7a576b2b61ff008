import { getPersonas } from '@amana/api/control';
import { parseUrl } from '@amana/domain';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DemoApp, DemoHost } from '../demo-host.ts';
import { takeSession } from '../demo-link.ts';
import { Refusal } from '../shared/refusal.ts';
import { viewChanged } from './console-model.ts';
import { PHONE } from './drawer-place.ts';

/** The page is shown when the navigation resolves. */
const SHOWN = { flushSync: true };

/** Path and query of an address inside this application, which is served from `siteRoot`. */
function pathInSite(siteRoot: string, { pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return `${pathname.startsWith(siteRoot) ? pathname.slice(siteRoot.length - 1) : pathname}${search}`;
}

/** The path in this application to which a mailed link leads, whatever address it was mailed for. */
export function pathOfLink(siteRoot: string, link: string): string {
  const url = parseUrl(link);
  if (url === null) throw new Refusal('This link leads nowhere.');
  return pathInSite(siteRoot, url);
}

const LOOPBACK = /^(?:.+\.)?localhost$|^127(?:\.\d{1,3}){3}$|^\[::1\]$|^0\.0\.0\.0$/;

/** Whether this host name leads each device to itself, so that no other device reaches this computer by it. */
export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

/** Closes the console where it covers the whole page. */
export function uncover(): void {
  if (matchMedia(PHONE).matches) viewChanged({ isOpen: false });
}

/** The application that the console controls. */
export type ConsoleApp = ReturnType<typeof consoleAppOf>;

export function consoleAppOf(host: DemoHost, app: DemoApp) {
  const { queryClient, router } = app;
  /** Path and query of the page that is shown, without the site root. */
  const address = () => pathInSite(host.siteRoot, router.state.location);
  return {
    ...host,
    ...app,
    address,
    /** Resolves when the page is shown. */
    async goTo(path: string) {
      await router.navigate(path, SHOWN);
      uncover();
    },
    /** Replaces the session without a sign-out in between, which would load the page again. */
    async signInAs(personaId: string) {
      const { firstName, lastName } = await takeSession(host, personaId);
      const back = address();
      const { dashboard, overview } = host.paths;
      await queryClient.cancelQueries();
      // Through another page, to discard what was typed into this one.
      await router.navigate(overview, { ...SHOWN, replace: true });
      queryClient.removeQueries({ type: 'inactive' });
      void queryClient.resetQueries();
      if (back !== overview && back.startsWith(dashboard))
        await router.navigate(back, { ...SHOWN, replace: true });
      return `Signed in as ${firstName} ${lastName}`;
    },
  };
}

/** After the world was replaced, and its sessions with it: signs the same person in again, if the new world has them. */
export async function signInAgain(app: ConsoleApp): Promise<void> {
  const email = app.$user.getState()?.email;
  if (email === undefined) return;
  const persona = (await getPersonas()).data.find((person) => person.email === email);
  if (persona === undefined) app.signOut();
  else await app.signInAs(persona.id);
}

export const ConsoleAppContext = createContext<ConsoleApp | null>(null);

export function useConsoleApp(): ConsoleApp {
  const app = useContext(ConsoleAppContext);
  if (app === null) throw new Error('This component needs the console around it');
  return app;
}

/** Path and query of the page that is shown, updated after each navigation. */
export function useAddress(): string {
  const { address, router } = useConsoleApp();
  return useSyncExternalStore((onMoved) => router.subscribe(onMoved), address);
}
