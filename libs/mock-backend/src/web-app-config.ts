/** Stand for the operator's documents outside the app: example.com is reserved for examples. */
const EXAMPLE_DOCUMENTS = {
  faqUrl: 'https://example.com/#faq',
  termsUrl: 'https://example.com/#terms-of-use',
  privacyUrl: 'https://example.com/#privacy-policy',
} as const;

/** The web app's configuration when its backend is the mock server. */
export const MOCK_APP_CONFIG = {
  ...EXAMPLE_DOCUMENTS,
  identityClientId: 'simulated',
  identityScriptUrl: '/mock/v1/identity/client.js',
  mockControlUrl: '/mock/v1',
  mockHost: 'node',
  // Browsers repeat a request when a kept-alive connection ends without an answer.
  idempotencyKeys: 'true',
  requestIds: 'true',
} as const;

/** The configuration for a mock in the browser, at any path prefix. */
export const BROWSER_APP_CONFIG = {
  ...EXAMPLE_DOCUMENTS,
  identityClientId: 'simulated',
  identityScriptUrl: './mock/v1/identity/client.js',
  apiBaseUrl: './api/v1',
  mockControlUrl: './mock/v1',
  mockHost: 'browser',
} as const;

export function isBrowserDemo(html: string): boolean {
  return html.includes(`"mockHost":"${BROWSER_APP_CONFIG.mockHost}"`);
}

/** Resolves relative file references against `folder`, because the page is served at the address of any screen. */
export function withFilesFrom(html: string, folder: string): string {
  return html.replaceAll(/ (src|href)="\.\//g, ` $1="${folder}`);
}
