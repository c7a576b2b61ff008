import type { History } from 'history';
import { createContext, useContext } from 'react';

/** Where the page is and the way to another one, for what stands outside of the screens. */
export interface Navigation {
  readonly history: History;
  /** Path and query inside the application of the page that is asked for now. */
  address(): string;
  /** To a path inside the application; resolves when the page's code is there and the address has changed. */
  goTo(path: string, options?: GoToOptions): Promise<void>;
  /** Resolves when the page at the present address stands. */
  arrival(): Promise<void>;
}

export interface GoToOptions {
  replace?: boolean;
  state?: unknown;
}

export const NavigationContext = createContext<Navigation | null>(null);

export function useAppNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (navigation === null) throw new Error('This part stands outside of the router');
  return navigation;
}

/** `/demo/dashboard` under the base `/demo/` is `/dashboard`. */
export function withoutBase(path: string, base: string): string {
  const prefix = base.replace(/\/$/, '');
  if (prefix === '' || (path !== prefix && !path.startsWith(`${prefix}/`))) return path;
  return path.slice(prefix.length) || '/';
}
