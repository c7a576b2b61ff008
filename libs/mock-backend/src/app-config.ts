import { writeAppConfig } from '@amana/hosting/page';

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

export function withAppConfig(
  html: string,
  config: Readonly<Record<string, string>> = MOCK_APP_CONFIG,
): string {
  return writeAppConfig(html, config);
}

/** A page built to stand anywhere names its files from where it lies; here it is answered at the addresses of screens. */
export function withFilesFrom(html: string, folder: string): string {
  return html.replaceAll(/ (src|href)="\.\//g, ` $1="${folder}`);
}
