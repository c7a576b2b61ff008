export type RequestKind = 'page' | 'script' | 'other';

interface Asked {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
}

/** Vite names what lies here by its content. */
const HASHED_FILES = '/assets/';

/** The worker ignores 'other' requests: calls of the API and requests to another site. */
export function requestKind({ url, method, mode }: Asked, origin: string): RequestKind {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || pathname.startsWith('/api/')) return 'other';
  if (pathname.startsWith(HASHED_FILES)) return 'script';
  // A file that is opened (an attachment) is no screen.
  return mode === 'navigate' && !/\.[^/.]+$/.test(pathname) ? 'page' : 'other';
}
