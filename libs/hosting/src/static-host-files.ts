import { ASK_EACH_TIME, HASHED_FILES, KEEP_FOREVER } from './caching.ts';
import type { Header } from './security-headers.ts';

/** Said for each by name: a header set twice for one address is sent twice. */
const ASKED_EACH_TIME = ['/', '/index.html', '/manifest.webmanifest'];

function rule(path: string, headers: readonly Header[]): string {
  return [path, ...headers.map(({ name, value }) => `  ${name}: ${value}`)].join('\n');
}

const caching = (value: string): Header[] => [{ name: 'Cache-Control', value }];

/** The file `_headers` of static hosts (Netlify, Cloudflare Pages). Other addresses have the host's default: ask each time. */
export function headersFile(headers: readonly Header[], worker = '/sw.js'): string {
  const rules = [
    rule('/*', headers),
    rule(`${HASHED_FILES}*`, caching(KEEP_FOREVER)),
    ...[...ASKED_EACH_TIME, worker].map((path) => rule(path, caching(ASK_EACH_TIME))),
  ];
  return `${rules.join('\n\n')}\n`;
}

/** The file `_redirects`: files that exist come first, a missing script is missing, and every other address is a screen. */
export const REDIRECTS_FILE = `${HASHED_FILES}*  /not-found.txt  404\n/*  /index.html  200\n`;
