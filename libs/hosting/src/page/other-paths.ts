import { checkedConfig } from '../configuration/app-config.ts';
import { ANY_SITE } from '../configuration/setting-formats.ts';

/** At these addresses another server answers, or another page. */
const KEYS = ['apiBaseUrl', 'faqUrl', 'termsUrl', 'privacyUrl'] as const;
const PLACE = /other-paths:[^'"`]*/;

/**
 * Writes the addresses that are not the app's into the service worker, which would answer them with the app's page. One in
 * full may be of the same site: only the worker knows its own.
 */
export function writeOtherPaths(worker: string, settings: Readonly<Record<string, unknown>>): string {
  if (!PLACE.test(worker)) throw new Error('The service worker has no place for the paths of others');
  const { config } = checkedConfig(settings);
  const places = KEYS.filter((key) => config[key].startsWith('/') || settings[key] !== undefined).flatMap(
    (key) => placeOf(config[key]),
  );
  return worker.replace(PLACE, () => ['other-paths:', ...new Set(places)].join(' '));
}

/** Nothing for a root, which is the app's if it is of the same site. */
function placeOf(address: string): string[] {
  const { origin, pathname } = new URL(address, ANY_SITE);
  // A URL encodes every other character that would end the text in the script.
  const path = pathname.replace(/\/+$/, '').replaceAll("'", '%27');
  if (path === '') return [];
  return [address.startsWith('/') ? path : origin + path];
}
