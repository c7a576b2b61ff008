import { parseUrl } from '@amana/domain';
import { Refusal } from '../shared/refusal.ts';

/** Path and query of an address inside this application, which is served from `siteRoot`. */
export function pathInSite(siteRoot: string, { pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return `${pathname.startsWith(siteRoot) ? pathname.slice(siteRoot.length - 1) : pathname}${search}`;
}

/** Where in this application a mailed link leads, whatever address it was mailed for. */
export function pathOfLink(siteRoot: string, link: string): string {
  const url = parseUrl(link);
  if (url === null) throw new Refusal('This link leads nowhere.');
  return pathInSite(siteRoot, url);
}
