import { parseUrl } from '@amana/domain';
import { scopeBind } from 'effector';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DemoApp, DemoHost } from '../demo-host.ts';
import { takeSession } from '../demo-link.ts';
import { Refusal } from '../shared/refusal.ts';
import { viewChanged } from './console-model.ts';

const SHOWN = { flushSync: true };

function pathInSite(siteRoot: string, { pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return `${pathname.startsWith(siteRoot) ? pathname.slice(siteRoot.length - 1) : pathname}${search}`;
}

/** Converts a mailed link of any origin to a path of this application. */
export function pathOfLink(siteRoot: string, link: string): string {
  const url = parseUrl(link);
  if (url === null) throw new Refusal('This link leads nowhere.');
  return pathInSite(siteRoot, url);
}

export type ConsoleApp = ReturnType<typeof consoleAppOf>;

export function consoleAppOf(host: DemoHost, app: DemoApp) {
  const { queryClient, router } = app;
  const changeView = scopeBind(viewChanged, { scope: host.scope });
  /** Closes the console where it covers the page: below antd's breakpoint `md`, as in the drawer. */
  const uncover = () => {
    if (matchMedia('(width < 768px)').matches) changeView({ isOpen: false });
  };
  const address = () => pathInSite(host.siteRoot, router.state.location);
  return {
    ...host,
    ...app,
    address,
    uncover,
    async goTo(path: string) {
      await router.navigate(path, SHOWN);
      uncover();
    },
    /** Replaces the session without a sign-out, which would reload the page. */
    async signInAs(personaId: string) {
      const { firstName, lastName } = await takeSession(host, personaId);
      const back = address();
      const { dashboard, overview } = host.paths;
      await queryClient.cancelQueries();
      // A detour through another page discards typed text.
      await router.navigate(overview, { ...SHOWN, replace: true });
      queryClient.removeQueries({ type: 'inactive' });
      void queryClient.resetQueries();
      if (back !== overview && back.startsWith(dashboard))
        await router.navigate(back, { ...SHOWN, replace: true });
      return `Signed in as ${firstName} ${lastName}`;
    },
  };
}

export const ConsoleAppContext = createContext<ConsoleApp | null>(null);

export function useConsoleApp(): ConsoleApp {
  const app = useContext(ConsoleAppContext);
  if (app === null) throw new Error('This component needs the console around it');
  return app;
}

export function useAddress(): string {
  const { address, router } = useConsoleApp();
  return useSyncExternalStore((onMoved) => router.subscribe(onMoved), address);
}
