export type RequestKind = 'page' | 'script' | 'other';

interface Asked {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
}

/** Vite names what lies here by its content. */
const HASHED_FILES = '/assets/';

/** 'other' is none of the worker's business: the API above all, and whatever is on another site. */
export function requestKind({ url, method, mode }: Asked, origin: string): RequestKind {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || pathname.startsWith('/api/')) return 'other';
  if (pathname.startsWith(HASHED_FILES)) return 'script';
  // A file that is opened (an attachment) is no screen.
  return mode === 'navigate' && !/\.[^/.]+$/.test(pathname) ? 'page' : 'other';
}
