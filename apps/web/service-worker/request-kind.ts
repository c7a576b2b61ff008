export type RequestKind = 'page' | 'script' | 'other';

type RequestData = Pick<Request, 'url' | 'method' | 'mode'>;

/**
 * The worker ignores 'other' requests: those outside of the site's root, a URL, and those at or below the paths or
 * addresses that the settings give to something else, such as the API.
 */
export function requestKind(
  { url, method, mode }: RequestData,
  siteRoot: string,
  otherPaths: readonly string[],
): RequestKind {
  if (method !== 'GET' || !url.startsWith(siteRoot)) return 'other';
  const { pathname } = new URL(url);
  if (otherPaths.some((other) => isAtOrBelow(url, new URL(other, siteRoot)))) return 'other';
  const path = pathname.slice(new URL(siteRoot).pathname.length);
  // Vite names these files by a hash of their content.
  if (path.startsWith('assets/')) return 'script';
  // A file that is opened (an attachment) is no screen.
  return mode === 'navigate' && !/\.[^/.]+$/.test(path) ? 'page' : 'other';
}

/** Without the protocol, because a browser asks an https site for its http addresses by https. */
function isAtOrBelow(url: string, other: URL): boolean {
  const { host, pathname } = new URL(url);
  return host === other.host && `${pathname}/`.startsWith(`${other.pathname}/`);
}
