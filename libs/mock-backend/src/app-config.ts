/** What the web app is told where its backend is the mock on a server (decision D19). */
export const MOCK_APP_CONFIG = {
  identityClientId: 'simulated',
  identityScriptUrl: '/mock/v1/identity/client.js',
  mockControlUrl: '/mock/v1',
  mockHost: 'node',
} as const;

/** What it is told where the mock runs in the browser beside it, in whatever folder that is. */
export const BROWSER_APP_CONFIG = {
  identityClientId: 'simulated',
  identityScriptUrl: './mock/v1/identity/client.js',
  apiBaseUrl: './api/v1',
  mockControlUrl: './mock/v1',
  mockHost: 'browser',
} as const;

const PLACE = /(<script type="application\/json" id="app-config">)[^<]*(<\/script>)/;

/** Writes the configuration into the page that carries it. */
export function withAppConfig(
  html: string,
  config: Readonly<Record<string, string>> = MOCK_APP_CONFIG,
): string {
  if (!PLACE.test(html)) throw new Error('The page has no place for its configuration');
  // A closing tag inside a text would end the element.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(PLACE, (_, start: string, end: string) => `${start}${json}${end}`);
}

/** A page built to stand anywhere names its files from where it lies; here it is answered at the addresses of screens. */
export function withFilesFrom(html: string, folder: string): string {
  return html.replaceAll(/ (src|href)="\.\//g, ` $1="${folder}`);
}
