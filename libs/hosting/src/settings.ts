import type { Kind, MOCK_HOSTS } from './setting-kinds.ts';
import { KINDS } from './setting-kinds.ts';

/** The settings of a deployment, which need no new build; docs/configuration.md describes each. */
export interface AppConfig {
  readonly productName: string;
  readonly logoUrl: string | null;
  readonly apiBaseUrl: string;
  /** International form without the plus, as in links of messaging apps. */
  readonly supportPhone: string;
  readonly supportEmail: string;
  readonly faqUrl: string;
  readonly termsUrl: string;
  readonly privacyUrl: string;
  /** At the identity provider; null turns social sign-in off. */
  readonly identityClientId: string | null;
  /** The identity provider's sign-in widget. */
  readonly identityScriptUrl: string;
  /** The mock's control API; null for a real server. */
  readonly mockControlUrl: string | null;
  /** Where the mock runs: on a server or in this browser; null for a real server. */
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
  /** Continues a sentence that begins with the key: 'must be …'. */
  readonly text: string;
}

export interface CheckedConfig {
  readonly config: AppConfig;
  readonly problems: readonly SettingProblem[];
}

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTINGS, key);
}

/** Null is a setting that is not set. */
function problemOf(key: string, value: unknown): string | null {
  if (!isSettingKey(key)) return 'is not a setting';
  if (value === null) return null;
  const { fits, description } = KINDS[SETTINGS[key]];
  if (typeof value === 'string' && fits(value)) return null;
  return `must be ${description}, not ${JSON.stringify(value)}`;
}

/** Never throws: a setting that is unknown or wrong is a problem, and has its default in the configuration. */
export function checkedConfig(given: unknown): CheckedConfig {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { config: DEFAULT_CONFIG, problems: [{ key: 'configuration', text: 'must be an object' }] };
  const problems: SettingProblem[] = [];
  const config = { ...DEFAULT_CONFIG };
  for (const [key, value] of Object.entries(given)) {
    const text = problemOf(key, value);
    if (text !== null) problems.push({ key, text });
    else if (typeof value === 'string') Object.assign(config, { [key]: value });
  }
  return { config, problems };
}
