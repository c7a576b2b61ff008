import type { Kind } from './setting-kinds.ts';
import { KINDS, MOCK_HOSTS } from './setting-kinds.ts';

/** What a deployment may set without a new build (decision D19); docs/configuration.md tells of each. */
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
  readonly mockHost: MockHost | null;
}

export type MockHost = (typeof MOCK_HOSTS)[number];

export type SettingKey = keyof AppConfig;

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

const SETTINGS: Readonly<Record<SettingKey, Kind>> = {
  productName: 'text',
  logoUrl: 'address',
  apiBaseUrl: 'address',
  supportPhone: 'phone',
  supportEmail: 'email',
  faqUrl: 'address',
  termsUrl: 'address',
  privacyUrl: 'address',
  identityClientId: 'text',
  identityScriptUrl: 'address',
  mockControlUrl: 'address',
  mockHost: 'mockHost',
};

export interface SettingProblem {
  readonly key: string;
  /** Goes on from the key: 'must be …'. */
  readonly text: string;
}

export interface CheckedConfig {
  readonly config: AppConfig;
  readonly problems: readonly SettingProblem[];
}

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTINGS, key);
}

/** Null is 'not set'. */
function problemOf(key: string, value: unknown): string | null {
  if (!isSettingKey(key)) return 'is no setting';
  if (value === null) return null;
  const { fits, words } = KINDS[SETTINGS[key]];
  if (typeof value === 'string' && fits(value)) return null;
  return `must be ${words}, not ${JSON.stringify(value)}`;
}

/** Never fails: whatever is unknown or wrong is named, and its default stands. */
export function checkedConfig(given: unknown): CheckedConfig {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { config: DEFAULT_CONFIG, problems: [{ key: 'configuration', text: 'must be an object' }] };
  const problems: SettingProblem[] = [];
  const set = new Map<string, string>();
  for (const [key, value] of Object.entries(given)) {
    const text = problemOf(key, value);
    if (text !== null) problems.push({ key, text });
    else if (typeof value === 'string') set.set(key, value);
  }
  const text = (key: Exclude<SettingKey, NullableKey>) => set.get(key) ?? DEFAULT_CONFIG[key];
  const maybe = (key: NullableKey) => set.get(key) ?? null;
  return {
    problems,
    config: {
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
    },
  };
}

type NullableKey = 'logoUrl' | 'identityClientId' | 'mockControlUrl' | 'mockHost';
