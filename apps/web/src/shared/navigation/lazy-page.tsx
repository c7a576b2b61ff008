import type { ComponentType } from 'react';
import { use } from 'react';
import type { RouteObject } from 'react-router-dom';
import { matchRoutes } from 'react-router-dom';

type Load = () => Promise<ComponentType>;

/** The code of a page: a chunk of its own, fetched when it is first asked for. */
class PageCode {
  static readonly #failed = new Set<PageCode>();
  readonly #load: Load;
  #loading: Promise<ComponentType> | null = null;
  isLoaded = false;

  constructor(load: Load) {
    this.#load = load;
  }

  /** A failure stays one until it is forgotten, so that drawing the page again does not fetch again. */
  load(): Promise<ComponentType> {
    if (this.#loading !== null) return this.#loading;
    const loading = this.#load();
    this.#loading = loading;
    void loading.then(
      // As React marks it itself: a page whose code is there is drawn without a moment's wait.
      (component) => {
        void Object.assign(loading, { status: 'fulfilled', value: component });
        this.isLoaded = true;
      },
      () => PageCode.#failed.add(this),
    );
    return loading;
  }

  static forgetFailed(): void {
    for (const code of PageCode.#failed) code.#loading = null;
    PageCode.#failed.clear();
  }
}

/** What a route shows: a page that comes when it is asked for. */
export function lazyPage(load: Load): Required<Pick<RouteObject, 'element' | 'handle'>> {
  const code = new PageCode(load);
  function LazyPage() {
    const Page = use(code.load());
    return <Page />;
  }
  return { element: <LazyPage />, handle: code };
}

/** What could not be fetched is fetched again when it is next asked for. */
export function forgetFailedPages(): void {
  PageCode.forgetFailed();
}

/** Fetches what stands at an address, layout and page; null where there is nothing to wait for. */
export function loadPages(routes: RouteObject[], pathname: string, base: string): Promise<void> | null {
  const missing = (matchRoutes(routes, pathname, base) ?? [])
    .map(({ route }) => route.handle as unknown)
    .filter((code) => code instanceof PageCode && !code.isLoaded) as PageCode[];
  if (missing.length === 0) return null;
  return Promise.allSettled(missing.map((code) => code.load())).then(() => undefined);
}
