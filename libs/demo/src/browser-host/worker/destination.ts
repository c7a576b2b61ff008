/** Path below the demo's folder at which the worker describes its state. */
export const HOST_PATH = 'mock/host';
/** The gallery of components, which GitHub Pages has below the demo: .github/workflows/pages.yml */
const GALLERY = /^gallery(\/|$)/;

export type Destination =
  { readonly kind: 'backend'; readonly url: string } | { readonly kind: 'host' | 'page' | 'network' };

/** Removes the demo's folder from paths of the mock. `scope` is the address of that folder with a trailing slash. */
export function destinationOf({ url, mode }: Pick<Request, 'url' | 'mode'>, scope: string): Destination {
  if (!url.startsWith(scope)) return { kind: 'network' };
  const { origin, pathname, search } = new URL(url);
  const path = pathname.slice(new URL(scope).pathname.length);
  if (path === HOST_PATH) return { kind: 'host' };
  if (/^(api|mock)\/v1\//.test(path)) return { kind: 'backend', url: `${origin}/${path}${search}` };
  // As on static hosts, a path with a file extension is a file, and any other is a screen.
  const namesFile = (path.split('/').at(-1) ?? '').includes('.');
  return { kind: mode === 'navigate' && !namesFile && !GALLERY.test(path) ? 'page' : 'network' };
}
