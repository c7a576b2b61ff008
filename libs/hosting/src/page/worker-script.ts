import { createHash } from 'node:crypto';
import { checkedConfig } from '../configuration/app-config.ts';
import { ANY_SITE } from '../configuration/setting-formats.ts';

/** Settings with addresses that another server or page answers. */
const KEYS = ['apiBaseUrl', 'faqUrl', 'termsUrl', 'privacyUrl'] as const;
const PLACE = /other-paths:[^'"`]*/;

/** Lists foreign addresses in the service worker. A full URL may be of the same site, which only the worker knows. */
export function writeOtherPaths(worker: string, settings: Readonly<Record<string, unknown>>): string {
  if (!PLACE.test(worker)) throw new Error('The service worker has no place for the paths of others');
  const { config } = checkedConfig(settings);
  const places = KEYS.filter(
    (key) => config[key]?.startsWith('/') === true || settings[key] !== undefined,
  ).flatMap((key) => placeOf(config[key]));
  return worker.replace(PLACE, () => ['other-paths:', ...new Set(places)].join(' '));
}

/** Empty for a root, which belongs to the app on the same site. */
function placeOf(address: string | null): string[] {
  if (address === null) return [];
  const { origin, pathname } = new URL(address, ANY_SITE);
  // URLs encode all other characters that would end the string in the script.
  const path = pathname.replace(/\/+$/, '').replaceAll("'", '%27');
  if (path === '') return [];
  return [address.startsWith('/') ? path : origin + path];
}

const VERSION = /page-[0-9a-f]{16}/;
const LENGTH = 16;

/** Writes a hash of the page into the service worker, because browsers update only a changed worker. */
export function writePageVersion(worker: string, html: string): string {
  if (!VERSION.test(worker)) throw new Error('The service worker has no place for its version');
  return worker.replace(VERSION, `page-${createHash('sha256').update(html).digest('hex').slice(0, LENGTH)}`);
}
