import {
  type AppConfig,
  type SettingKey,
  type SettingProblem,
  checkedConfig,
  DEFAULT_CONFIG,
  isSettingKey,
  SETTING_KEYS,
} from './app-config.ts';

/** Only the mock's hosts set these. */
const NOT_FOR_DEPLOYMENTS: readonly SettingKey[] = ['mockControlUrl', 'mockHost'];

export const DEPLOYMENT_KEYS = SETTING_KEYS.filter((key) => !NOT_FOR_DEPLOYMENTS.includes(key));

/** Their defaults do not help a user. */
const PLACEHOLDERS = [
  'siteHost',
  'supportPhone',
  'supportEmail',
  'faqUrl',
  'termsUrl',
  'privacyUrl',
] as const;

const PREFIX = 'AMANA_';

/** Kubernetes sets these variables for a service whose name begins with amana; …_PORT is 'tcp://…'. */
const OF_A_SERVICE =
  /^\w*(_SERVICE_HOST|_SERVICE_PORT(_\w+)?|_PORT_\d+_(TCP|UDP|SCTP)(_\w+)?)=|^\w*_PORT=\w+:\/\//;

/** `apiBaseUrl` becomes AMANA_API_BASE_URL. */
export function environmentName(key: SettingKey): string {
  return PREFIX + key.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

export type Environment = Readonly<Record<string, string | undefined>>;

export interface DeploymentSettings {
  readonly given: Partial<AppConfig>;
  readonly config: AppConfig;
  readonly problems: readonly string[];
  /** One line for each setting that a real deployment should have. */
  readonly warnings: readonly string[];
}

function readFile(name: string, text: string, problems: string[]): object {
  // PowerShell writes UTF-16 by default.
  if (text.includes('\0')) {
    problems.push(`${name} is in UTF-16: save it as UTF-8`);
    return {};
  }
  try {
    // Editors on Windows begin a file with a byte order mark.
    const settings: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof settings === 'object' && settings !== null && !Array.isArray(settings)) return settings;
  } catch {
    // Reported below, like any text that is not an object.
  }
  problems.push(`${name} is not a JSON object`);
  return {};
}

/** An empty variable counts as unset, because compose files pass missing variables as empty. */
function readEnvironment(environment: Environment, problems: string[]): Record<string, string> {
  const names = new Map(DEPLOYMENT_KEYS.map((key) => [environmentName(key), key]));
  const settings: Record<string, string> = {};
  for (const [name, value = ''] of Object.entries(environment)) {
    if (!name.startsWith(PREFIX) || value === '' || OF_A_SERVICE.test(`${name}=${value}`)) continue;
    const key = names.get(name);
    if (key === undefined)
      problems.push(`${name} is not a setting; the settings are ${[...names.keys()].join(', ')}`);
    else settings[key] = value;
  }
  return settings;
}

function problemText({ key, text }: SettingProblem): string {
  return isSettingKey(key) ? `${key} (${environmentName(key)}) ${text}` : `${key} ${text}`;
}

export function readDeploymentSettings(
  environment: Environment,
  file?: { name: string; text: string },
): DeploymentSettings {
  const problems: string[] = [];
  const fromFile = file === undefined ? {} : readFile(file.name, file.text, problems);
  const merged = new Map<string, unknown>(
    Object.entries({ ...fromFile, ...readEnvironment(environment, problems) }),
  );
  const forbidden = NOT_FOR_DEPLOYMENTS.filter((key) => merged.delete(key));
  problems.push(...forbidden.map((key) => `${key} is only for the mock's own hosts`));
  const checked = checkedConfig(Object.fromEntries(merged));
  problems.push(...checked.problems.map(problemText));
  const given = SETTING_KEYS.filter((key) => (merged.get(key) ?? null) !== null);
  const warnings = PLACEHOLDERS.filter((key) => !given.includes(key)).map((key) => {
    const seen = DEFAULT_CONFIG[key] ?? 'that it is not published';
    return `${key} (${environmentName(key)}) is not set: users see ${seen}`;
  });
  const { config } = checked;
  return { given: Object.fromEntries(given.map((key) => [key, config[key]])), config, problems, warnings };
}
