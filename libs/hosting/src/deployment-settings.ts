import type { AppConfig, SettingKey, SettingProblem } from './settings.ts';
import { checkedConfig, DEFAULT_CONFIG, isSettingKey } from './settings.ts';

/** Told by the mock's own hosts only. */
const NOT_FOR_DEPLOYMENTS: readonly SettingKey[] = ['mockControlUrl', 'mockHost'];

export const DEPLOYMENT_KEYS: readonly SettingKey[] = Object.keys(DEFAULT_CONFIG)
  .filter(isSettingKey)
  .filter((key) => !NOT_FOR_DEPLOYMENTS.includes(key));

/** Whose defaults lead nowhere: real people need real ones. */
const PLACEHOLDERS: readonly SettingKey[] = [
  'supportPhone',
  'supportEmail',
  'faqUrl',
  'termsUrl',
  'privacyUrl',
];

const PREFIX = 'AMANA_';

/** `apiBaseUrl` is AMANA_API_BASE_URL. */
export function environmentName(key: SettingKey): string {
  return PREFIX + key.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

export type Environment = Readonly<Record<string, string | undefined>>;

export interface DeploymentSettings {
  /** What is set, and nothing of the defaults. */
  readonly given: Readonly<Record<string, string>>;
  readonly config: AppConfig;
  /** What must be put right first; a line each. */
  readonly problems: readonly string[];
  /** What may be meant so; a line each. */
  readonly notes: readonly string[];
}

interface FromFile {
  readonly name: string;
  readonly text: string;
}

function readFile({ name, text }: FromFile): { settings: object; problems: string[] } {
  try {
    const settings: unknown = JSON.parse(text);
    if (typeof settings === 'object' && settings !== null && !Array.isArray(settings))
      return { settings, problems: [] };
  } catch {
    // Said below: whatever it is, it is no object.
  }
  return { settings: {}, problems: [`${name} is not a JSON object`] };
}

/** An empty variable is one that is not set: that is how a compose file passes on what nobody gave. */
function readEnvironment(environment: Environment): { settings: Record<string, string>; problems: string[] } {
  const names = new Map(DEPLOYMENT_KEYS.map((key) => [environmentName(key), key]));
  const settings: Record<string, string> = {};
  const problems: string[] = [];
  for (const [name, value] of Object.entries(environment)) {
    if (!name.startsWith(PREFIX) || value === undefined || value === '') continue;
    const key = names.get(name);
    if (key === undefined) problems.push(`${name} is no setting; there are ${[...names.keys()].join(', ')}`);
    else settings[key] = value;
  }
  return { settings, problems };
}

function wordsOf({ key, text }: SettingProblem): string {
  return isSettingKey(key) ? `${key} (${environmentName(key)}) ${text}` : `${key} ${text}`;
}

/** The file first, then the environment over it. */
export function readDeploymentSettings(environment: Environment, file?: FromFile): DeploymentSettings {
  const fromFile = file === undefined ? { settings: {}, problems: [] } : readFile(file);
  const fromEnvironment = readEnvironment(environment);
  const together = new Map<string, unknown>(
    Object.entries({ ...fromFile.settings, ...fromEnvironment.settings }),
  );
  const forbidden = NOT_FOR_DEPLOYMENTS.filter((key) => together.delete(key)).map(
    (key) => `${key} is only for the mock's own hosts`,
  );
  const { config, problems } = checkedConfig(Object.fromEntries(together));
  const given = [...together].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return {
    given: Object.fromEntries(given),
    config,
    problems: [
      ...fromFile.problems,
      ...fromEnvironment.problems,
      ...forbidden,
      ...problems.map((problem) => wordsOf(problem)),
    ],
    notes: PLACEHOLDERS.filter((key) => typeof together.get(key) !== 'string').map(
      (key) => `${key} (${environmentName(key)}) is not set: people are shown ${String(DEFAULT_CONFIG[key])}`,
    ),
  };
}
