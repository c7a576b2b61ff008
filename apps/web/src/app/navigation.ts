import type { History, To } from 'history';
import { createBrowserHistory, parsePath } from 'history';
import type { Navigator, RouteObject } from 'react-router-dom';
import { loadPages } from '../shared/navigation/lazy-page.tsx';
import type { Navigation } from '../shared/navigation/navigation.ts';
import { withoutBase } from '../shared/navigation/navigation.ts';
import { SITE_ROOT } from '../shared/site-root.ts';

/** Joins the browser's history, the routes and the component that shows them. */
export interface AppNavigation extends Navigation {
  readonly routes: RouteObject[];
  /** The folder that the application is served from, with a slash at both ends. */
  readonly base: string;
  /** What links and screens navigate by: the address changes when the page's code is there, and not before. */
  readonly navigator: Navigator;
  /** Resolves when the code of the present page is there, or cannot be had; null where it is there already. */
  ready(): Promise<void> | null;
  /** What stands at the present address has been drawn. */
  arrived(): void;
}

export function createNavigation(
  routes: RouteObject[],
  history: History = createBrowserHistory(),
  base: string = SITE_ROOT,
): AppNavigation {
  let waiting: (() => void)[] = [];
  let latest = 0;
  history.listen(() => {
    latest += 1;
  });
  const load = (to: To) => {
    const { pathname = history.location.pathname } = typeof to === 'string' ? parsePath(to) : to;
    return loadPages(routes, pathname, base);
  };
  const onceLoaded = (to: To, go: () => void) => {
    latest += 1;
    const asked = latest;
    const ready = load(to);
    if (ready === null) go();
    else
      void ready.then(() => {
        // Meanwhile another page may have been asked for.
        if (asked === latest) go();
      });
  };
  return {
    routes,
    history,
    base,
    navigator: {
      createHref: (to) => history.createHref(to),
      go: (delta) => history.go(delta),
      push: (to, state) => onceLoaded(to, () => history.push(to, state)),
      replace: (to, state) => onceLoaded(to, () => history.replace(to, state)),
    },
    address: () => `${withoutBase(history.location.pathname, base)}${history.location.search}`,
    async goTo(path, { replace = false, state } = {}) {
      const to = `${base.replace(/\/$/, '')}${path}`;
      await load(to);
      if (replace) history.replace(to, state);
      else history.push(to, state);
    },
    ready: () => load(history.location),
    arrival: () => new Promise((resolve) => waiting.push(resolve)),
    arrived() {
      const ready = waiting;
      waiting = [];
      for (const resolve of ready) resolve();
    },
  };
}
