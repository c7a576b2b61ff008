import {
  type SettingFormat,
  ADDRESS,
  API_ADDRESS,
  CALLED_ADDRESS,
  choiceOf,
  COLOUR,
  EMAIL,
  ORIGINS,
  PHONE,
  PICTURE,
  RELEASE,
  SITE_HOST,
  SWITCH,
  TEXT,
} from './setting-formats.ts';

interface Setting<Value> {
  readonly format: SettingFormat<Value>;
  readonly byDefault: Value;
}

function setting<Value>(format: SettingFormat<Value>, byDefault: Value): Setting<Value> {
  return { format, byDefault };
}

function optional<Value>(format: SettingFormat<Value>): Setting<Value | null> {
  return { format, byDefault: null };
}

/** Settings of a deployment, which need no new build; docs/configuration.md describes each. */
const SETTINGS = {
  productName: setting(TEXT, 'Amana'),
  logoUrl: optional(PICTURE),
  brandColour: optional(COLOUR),
  siteHost: optional(SITE_HOST),
  apiBaseUrl: setting(API_ADDRESS, '/api/v1'),
  fileOrigins: setting(ORIGINS, []),
  idempotencyKeys: setting(SWITCH, false),
  requestIds: setting(SWITCH, false),
  /** International form without the plus, as in links of messaging apps. */
  supportPhone: setting(PHONE, '2348000000000'),
  supportEmail: setting(EMAIL, 'support@amana.test'),
  faqUrl: setting(ADDRESS, 'https://amana.test/faq'),
  termsUrl: optional(ADDRESS),
  privacyUrl: optional(ADDRESS),
  identityClientId: optional(TEXT),
  identityScriptUrl: setting(CALLED_ADDRESS, 'https://accounts.google.com/gsi/client'),
  /** Version of the build, which support and reports name. */
  release: optional(RELEASE),
  reportUrl: optional(CALLED_ADDRESS),
  mockControlUrl: optional(ADDRESS),
  mockHost: optional(choiceOf(['node', 'browser'])),
};

type Settings = typeof SETTINGS;

export type SettingKey = keyof Settings;

export type AppConfig = { readonly [Key in SettingKey]: Settings[Key]['byDefault'] };

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTINGS, key);
}

export const SETTING_KEYS: readonly SettingKey[] = Object.keys(SETTINGS).filter(isSettingKey);

export const DEFAULT_CONFIG = Object.fromEntries(
  SETTING_KEYS.map((key) => [key, SETTINGS[key].byDefault]),
) as unknown as AppConfig;

export interface SettingProblem {
  readonly key: string;
  /** Follows the key in a sentence: 'must be …'. */
  readonly text: string;
}

/** Never throws: an unknown or wrong setting is reported and has its default. */
export function checkedConfig(given: unknown): { config: AppConfig; problems: readonly SettingProblem[] } {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { config: DEFAULT_CONFIG, problems: [{ key: 'configuration', text: 'must be an object' }] };
  const problems: SettingProblem[] = [];
  const config = { ...DEFAULT_CONFIG };
  for (const [key, value] of Object.entries(given)) {
    if (!isSettingKey(key)) {
      problems.push({ key, text: 'is not a setting' });
      continue;
    }
    if (value === null) continue;
    const { read, description } = SETTINGS[key].format;
    const valid = read(value);
    if (valid === undefined)
      problems.push({ key, text: `must be ${description}, not ${JSON.stringify(value)}` });
    else Object.assign(config, { [key]: valid });
  }
  return { config, problems };
}
