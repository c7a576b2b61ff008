import { type AppConfig, checkedConfig, DEFAULT_CONFIG } from '@amana/hosting/app-config';
import { CONFIG_ELEMENT_ID } from '@amana/hosting/config-element';
import { SITE_ROOT } from './site-root.ts';

export { type AppConfig, DEFAULT_CONFIG };

/** A URL relative to the folder in which the app is deployed. */
const BESIDE = /^\.\//;

/** Warns the operator about each invalid setting and uses its default. */
export function readConfig(document: Document): { config: AppConfig; wrongSettings: string[] } {
  const text = document.getElementById(CONFIG_ELEMENT_ID)?.textContent ?? '{}';
  try {
    const { config, problems } = checkedConfig(JSON.parse(text, (_, value: unknown) => placed(value)));
    for (const problem of problems) warn(`${CONFIG_ELEMENT_ID}: ${problem.key} ${problem.text}`);
    return { config, wrongSettings: problems.map(({ key }) => key) };
  } catch {
    warn(`${CONFIG_ELEMENT_ID} is not valid JSON; the defaults are used`);
    return { config: DEFAULT_CONFIG, wrongSettings: ['configuration'] };
  }
}

function warn(text: string): void {
  // eslint-disable-next-line no-console
  console.warn(text);
}

function placed(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(BESIDE, SITE_ROOT) : value;
}
