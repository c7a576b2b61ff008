export type RequestKind = 'page' | 'script' | 'other';

type RequestData = Pick<Request, 'url' | 'method' | 'mode'>;

/** The worker ignores 'other' requests: calls of the API and requests outside of the site's root, a URL. */
export function requestKind({ url, method, mode }: RequestData, siteRoot: string): RequestKind {
  const path = url.startsWith(siteRoot)
    ? new URL(url).pathname.slice(new URL(siteRoot).pathname.length)
    : null;
  if (method !== 'GET' || path === null || path.startsWith('api/')) return 'other';
  // Vite names these files by a hash of their content.
  if (path.startsWith('assets/')) return 'script';
  // A file that is opened (an attachment) is no screen.
  return mode === 'navigate' && !/\.[^/.]+$/.test(path) ? 'page' : 'other';
}
