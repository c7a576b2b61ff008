/** The screens that index.html can paint by itself. */
export type PaintName = 'sign-in' | 'register' | 'dashboard';

/** What stands first at an address, or null where it is not known before the application runs. */
export function paintOf(path: string, isSignedIn: boolean): PaintName | null {
  const isEntrance = path === '/' || path === '/login';
  const isDashboard = path === '/dashboard' || path.startsWith('/dashboard/');
  if (isSignedIn) return isEntrance || isDashboard || path === '/register' ? 'dashboard' : null;
  if (path === '/register') return 'register';
  return isEntrance || isDashboard ? 'sign-in' : null;
}
