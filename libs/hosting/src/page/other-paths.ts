import { checkedConfig } from '../configuration/app-config.ts';
import { ANY_SITE } from '../configuration/setting-formats.ts';

/** Paths of the site at which another server answers, or another page. */
const KEYS = ['apiBaseUrl', 'faqUrl', 'termsUrl', 'privacyUrl'] as const;
const PLACE = /other-paths:[^'"`]*/;

/** Writes the paths that are not the app's into the service worker, which would answer them with the app's page. */
export function writeOtherPaths(worker: string, settings: Readonly<Record<string, unknown>>): string {
  if (!PLACE.test(worker)) throw new Error('The service worker has no place for the paths of others');
  const { config } = checkedConfig(settings);
  const paths = KEYS.map((key) => config[key])
    .filter((address) => address.startsWith('/'))
    // A URL encodes every other character that would end the text in the script.
    .map((address) => new URL(address, ANY_SITE).pathname.replace(/\/+$/, '').replaceAll("'", '%27'))
    // The root is the app's.
    .filter((path) => path !== '');
  return worker.replace(PLACE, () => ['other-paths:', ...new Set(paths)].join(' '));
}
