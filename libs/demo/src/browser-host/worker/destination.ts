import { HOST_PATH } from '../host-state.ts';

/** Who answers: the simulated backend, this worker about itself, the page of the application, or the static host. */
export type Destination =
  | { readonly kind: 'backend'; readonly url: string }
  | { readonly kind: 'host' }
  | { readonly kind: 'page' }
  | { readonly kind: 'network' };

const NETWORK: Destination = { kind: 'network' };

/**
 * The backend knows its calls by paths from the root, so what the demo's folder stands under is taken off. `scope` is
 * the address of that folder, with a slash at the end.
 */
export function destinationOf({ url, mode }: Pick<Request, 'url' | 'mode'>, scope: string): Destination {
  if (!url.startsWith(scope)) return NETWORK;
  const { origin, pathname, search } = new URL(url);
  const path = pathname.slice(new URL(scope).pathname.length);
  if (path === HOST_PATH) return { kind: 'host' };
  if (/^(api|mock)\/v1\//.test(path)) return { kind: 'backend', url: `${origin}/${path}${search}` };
  // As static hosts do: an address that names a file is that file, any other is a screen.
  const namesFile = (path.split('/').at(-1) ?? '').includes('.');
  return mode === 'navigate' && !namesFile ? { kind: 'page' } : NETWORK;
}
