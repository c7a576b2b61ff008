import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { commandOf } from '../start/workspace.ts';

/** Path of the browser for Playwright's configuration and the measuring commands. */
export const BROWSER_VARIABLE = 'CHROMIUM_PATH';

/** Debian's packages and commands; other systems may have only the second. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const CHROMES = ['chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const VERSION_LIMIT_MS = 15_000;
const DOWNLOAD_LIMIT_MS = 300_000;

/** Other engines for some journeys, by the variable with the path of each. */
export const OTHER_ENGINES = [
  // Not `firefox`, because a snap cannot read the profile that Playwright writes.
  { variable: 'FIREFOX_PATH', name: 'Firefox', commands: ['firefox-esr'], packages: 'firefox-esr' },
  {
    variable: 'WEBKIT_DRIVER_PATH',
    name: 'WebKitGTK',
    commands: ['WebKitWebDriver', 'Xvfb'],
    packages: 'webkit2gtk-driver xvfb',
  },
] as const;

/** The existing paths of a command; Debian has servers in a folder that is only in root's PATH. */
export function inPath(command: string): string[] {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, command)).filter((path) => existsSync(path));
}

/** Some systems have a script that only prints how to install the browser, or lack a library. */
function works(executable: string): boolean {
  // On Windows --version opens a window.
  if (process.platform === 'win32') return existsSync(executable);
  const options = { encoding: 'utf8', timeout: VERSION_LIMIT_MS } as const;
  const { status, stdout } = spawnSync(executable, ['--version'], options);
  return status === 0 && /\d+\.\d+/.test(stdout);
}

export function findBrowser(): string | undefined {
  const chosen = process.env[BROWSER_VARIABLE] ?? '';
  if (chosen !== '') return chosen;
  return [...[...PACKAGES, ...CHROMES].flatMap(inPath), chromium.executablePath()].find(works);
}

/** The path of a browser. Installs Playwright's Chromium, else the system's package, if there is none. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== undefined) return found;
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '--non-interactive', 'apt-get'];
  console.log('Installing Chromium…');
  const failures: string[] = [];
  for (const [command = '', ...args] of [
    [process.execPath, commandOf('@playwright/test', 'playwright'), 'install', '--no-shell', 'chromium'],
    [...apt, 'update', '--quiet'],
    ...PACKAGES.map((name) => [...apt, 'install', '--yes', '--no-install-recommends', name]),
  ]) {
    const { stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: DOWNLOAD_LIMIT_MS });
    failures.push(stderr);
    const installed = findBrowser();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    `${failures.join('')}No Chromium or Chrome could be installed here. Install one, or set ${BROWSER_VARIABLE}=/path/to/chrome.`,
  );
}

export function findEngine({ variable, commands }: (typeof OTHER_ENGINES)[number]): string | undefined {
  const paths = commands.map((command) => inPath(command)[0]);
  return process.env[variable] ?? (paths.includes(undefined) ? undefined : paths[0]);
}

export function sayMissingEngines(): void {
  for (const engine of OTHER_ENGINES)
    if (findEngine(engine) === undefined)
      console.log(
        `${engine.name} is not installed, so nothing runs in it (Debian: apt-get install ${engine.packages}).`,
      );
}
