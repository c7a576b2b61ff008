import { parseUrl } from '@amana/domain';
import { Refusal } from '../shared/refusal.ts';

/** Where in this application a mailed link leads, whatever address it was mailed for. */
export function pathOfLink(siteRoot: string, link: string): string {
  const url = parseUrl(link);
  if (url === null) throw new Refusal('This link leads nowhere.');
  const { pathname, search } = url;
  return `${pathname.startsWith(siteRoot) ? pathname.slice(siteRoot.length - 1) : pathname}${search}`;
}
