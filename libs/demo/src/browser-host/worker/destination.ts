import { HOST_PATH } from '../host-state.ts';

/** The part that answers: the mock, this worker about itself, the page of the application, or the static host. */
export type Destination =
  | { readonly kind: 'backend'; readonly url: string }
  | { readonly kind: 'host' }
  | { readonly kind: 'page' }
  | { readonly kind: 'network' };

const NETWORK: Destination = { kind: 'network' };

/**
 * The mock's paths begin at the root, so the path of the demo's folder is removed. `scope` is
 * the address of that folder, with a slash at the end.
 */
export function destinationOf({ url, mode }: Pick<Request, 'url' | 'mode'>, scope: string): Destination {
  if (!url.startsWith(scope)) return NETWORK;
  const { origin, pathname, search } = new URL(url);
  const path = pathname.slice(new URL(scope).pathname.length);
  if (path === HOST_PATH) return { kind: 'host' };
  if (/^(api|mock)\/v1\//.test(path)) return { kind: 'backend', url: `${origin}/${path}${search}` };
  // As on static hosts, an address with a file name is that file, and any other is a screen.
  const namesFile = (path.split('/').at(-1) ?? '').includes('.');
  return mode === 'navigate' && !namesFile ? { kind: 'page' } : NETWORK;
}
