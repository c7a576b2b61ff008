/** 'other': requests outside the site's root, and those for paths that the settings assign to something else. */
export function requestKind(
  { url, method, mode }: Pick<Request, 'url' | 'method' | 'mode'>,
  siteRoot: string,
  otherPaths: readonly string[],
): 'page' | 'script' | 'other' {
  if (method !== 'GET' || !url.startsWith(siteRoot)) return 'other';
  const { pathname } = new URL(url);
  if (otherPaths.some((other) => isAtOrBelow(url, new URL(other, siteRoot)))) return 'other';
  const path = pathname.slice(new URL(siteRoot).pathname.length);
  // Vite puts a hash of the content into these names.
  if (path.startsWith('assets/')) return 'script';
  // A navigation to a file, such as an attachment, does not open a page of the app.
  return mode === 'navigate' && !/\.[^/.]+$/.test(path) ? 'page' : 'other';
}

/** Ignores the protocol, because a browser requests http addresses of an https site by https. */
function isAtOrBelow(url: string, other: URL): boolean {
  const { host, pathname } = new URL(url);
  return host === other.host && `${pathname}/`.startsWith(`${other.pathname}/`);
}
