/** The web app's configuration when its backend is the mock server. */
export const MOCK_APP_CONFIG = {
  identityClientId: 'simulated',
  identityScriptUrl: '/mock/v1/identity/client.js',
  mockControlUrl: '/mock/v1',
  mockHost: 'node',
  // Browsers repeat a request on their own when a kept-alive connection ends without an answer.
  idempotencyKeys: 'true',
} as const;

/** The web app's configuration when the mock runs in the browser, in whatever folder the app is served from. */
export const BROWSER_APP_CONFIG = {
  identityClientId: 'simulated',
  identityScriptUrl: './mock/v1/identity/client.js',
  apiBaseUrl: './api/v1',
  mockControlUrl: './mock/v1',
  mockHost: 'browser',
} as const;

/** Whether a page is the web app with the mock in the browser. */
export function isBrowserDemo(html: string): boolean {
  return html.includes(`"mockHost":"${BROWSER_APP_CONFIG.mockHost}"`);
}

/** Resolves a page's relative file references against `folder`, because it is served at the address of any screen. */
export function withFilesFrom(html: string, folder: string): string {
  return html.replaceAll(/ (src|href)="\.\//g, ` $1="${folder}`);
}
