import { firstScriptDataOf } from '../src/paint/first-script-data.ts';

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

/**
 * All that the page's first script may fetch, which is what its pages start with; throws where a page tells nothing of it.
 * Style sheets that the page links to are not among them: their rules stand in it.
 */
export function filesOf(html: string): string[] {
  const { scripts, pages } = firstScriptDataOf(html);
  return [...new Set([...scripts, ...pages.flatMap(({ files }) => files)])];
}
