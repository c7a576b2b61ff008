import { SITE_ROOT } from './site-root.ts';

/** What a deployment may set without a new build (decision D19). */
export interface AppConfig {
  readonly productName: string;
  readonly logoUrl: string | null;
  readonly apiBaseUrl: string;
  /** International form without the plus, as messaging apps take it. */
  readonly supportPhone: string;
  readonly supportEmail: string;
  readonly faqUrl: string;
  readonly termsUrl: string;
  readonly privacyUrl: string;
  /** Of the identity provider; without it there is no social sign-in. */
  readonly identityClientId: string | null;
  /** The identity provider's own widget. */
  readonly identityScriptUrl: string;
  /** Where the mock is driven from, told by its hosts only; a real server has no such thing. */
  readonly mockControlUrl: string | null;
  /** What runs the mock: a server, or this browser itself; null where the backend is a real one. */
  readonly mockHost: 'node' | 'browser' | null;
}

export const DEFAULT_CONFIG: AppConfig = {
  productName: 'Amana',
  logoUrl: null,
  apiBaseUrl: '/api/v1',
  supportPhone: '2348000000000',
  supportEmail: 'support@amana.test',
  faqUrl: 'https://amana.test/faq',
  termsUrl: 'https://amana.test/terms',
  privacyUrl: 'https://amana.test/privacy',
  identityClientId: null,
  identityScriptUrl: 'https://accounts.google.com/gsi/client',
  mockControlUrl: null,
  mockHost: null,
};

const MOCK_HOSTS = ['node', 'browser'] as const;

/** How an address begins that lies in the application's own folder, wherever that is. */
const BESIDE = /^\.\//;

/** Reads `<script type="application/json" id="app-config">`; an unknown or mistyped key is named, its default stays. */
export function readConfig(document: Document, warn: (text: string) => void): AppConfig {
  const text = document.getElementById('app-config')?.textContent ?? '{}';
  try {
    return checkedConfig(JSON.parse(text), warn);
  } catch {
    warn('app-config is not valid JSON; the defaults are used');
    return DEFAULT_CONFIG;
  }
}

function checkedConfig(given: unknown, warn: (text: string) => void): AppConfig {
  if (typeof given !== 'object' || given === null) return DEFAULT_CONFIG;
  const config = new Map<string, unknown>(Object.entries(DEFAULT_CONFIG));
  for (const [key, value] of Object.entries(given)) {
    if (!config.has(key)) warn(`app-config: there is no setting ${key}`);
    else if (typeof value !== 'string' || value === '') warn(`app-config: ${key} must be a text`);
    else config.set(key, value);
  }
  const text = (key: keyof AppConfig) => String(config.get(key)).replace(BESIDE, SITE_ROOT);
  const maybe = (key: keyof AppConfig) => (config.get(key) === null ? null : text(key));
  return {
    productName: text('productName'),
    logoUrl: maybe('logoUrl'),
    apiBaseUrl: text('apiBaseUrl'),
    supportPhone: text('supportPhone'),
    supportEmail: text('supportEmail'),
    faqUrl: text('faqUrl'),
    termsUrl: text('termsUrl'),
    privacyUrl: text('privacyUrl'),
    identityClientId: maybe('identityClientId'),
    identityScriptUrl: text('identityScriptUrl'),
    mockControlUrl: maybe('mockControlUrl'),
    mockHost: MOCK_HOSTS.find((host) => host === maybe('mockHost')) ?? null,
  };
}
