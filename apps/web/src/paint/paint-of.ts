import { PATHS } from '../shared/paths.ts';

/** The screens that index.html can paint by itself. */
export type PaintName = 'sign-in' | 'register' | 'overview' | 'orders' | 'transactions' | 'dashboard';

/** The pages that stand before anything of theirs is known, but for what is filled into them. */
const FRAMES: Readonly<Record<string, PaintName>> = {
  [PATHS.overview]: 'overview',
  [PATHS.orders]: 'orders',
  [PATHS.transactions]: 'transactions',
};

export interface PaintedAddress {
  path: string;
  /** With its question mark; filters, for one, which change what stands on a page. */
  search: string;
}

/** What stands first at an address, or null where it is not known before the application runs. */
export function paintOf({ path, search }: PaintedAddress, isSignedIn: boolean): PaintName | null {
  const isEntrance = path === PATHS.root || path === PATHS.login;
  const isDashboard = path === PATHS.dashboard || path.startsWith(`${PATHS.dashboard}/`);
  if (!isSignedIn) {
    if (path === PATHS.register) return 'register';
    return isEntrance || isDashboard ? 'sign-in' : null;
  }
  if (isEntrance || path === PATHS.register) return 'overview';
  if (!isDashboard) return null;
  return (search === '' ? FRAMES[path] : undefined) ?? 'dashboard';
}
