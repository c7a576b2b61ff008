import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { commandOf } from '../start/workspace.ts';

/** Path of the browser for Playwright's configuration and the measuring commands. */
export const BROWSER_VARIABLE = 'CHROMIUM_PATH';

/** The first two have no window system, which saves a third of a browser test's time. */
const COMMANDS = [
  ...['chromium-headless-shell', 'chrome-headless-shell'],
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
];
/** Debian's packages; other systems may have only the second. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const VERSION_LIMIT_MS = 15_000;
const DOWNLOAD_LIMIT_MS = 300_000;

const NO_BROWSER = [
  'No Chromium or Chrome was found, and none could be installed here.',
  `Install one (Debian: sudo apt-get install ${PACKAGES[0]}), or set ${BROWSER_VARIABLE}=/path/to/chrome.`,
].join('\n');

/** Some systems have a script that only prints how to install the browser, or lack a library. */
function works(executable: string): boolean {
  if (!existsSync(executable)) return false;
  // On Windows --version opens a window.
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(executable, ['--version'], {
    encoding: 'utf8',
    timeout: VERSION_LIMIT_MS,
  });
  return status === 0 && /\d+\.\d+/.test(stdout);
}

export function findBrowser(): string | undefined {
  return [...inPath(COMMANDS), chromium.executablePath()].find(works);
}

function inPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

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

export function findEngine({ variable, commands }: (typeof OTHER_ENGINES)[number]): string | undefined {
  const paths = commands.map((command) => inPath([command]).find(existsSync));
  return process.env[variable] ?? (paths.includes(undefined) ? undefined : paths[0]);
}

export function sayMissingEngines(): void {
  for (const engine of OTHER_ENGINES)
    if (findEngine(engine) === undefined)
      console.log(
        `${engine.name} is not installed, so nothing runs in it (Debian: apt-get install ${engine.packages}).`,
      );
}

/** Prints the output of a failed command only. Returns whether it succeeded. */
function runQuietly(command: string, options: string[]): boolean {
  const { status, stdout, stderr, error } = spawnSync(command, options, {
    encoding: 'utf8',
    timeout: DOWNLOAD_LIMIT_MS,
  });
  if (status === 0) return true;
  const lastLines = `${stdout}\n${stderr}`.trim().split('\n').slice(-8).join('\n');
  console.log(`${[command, ...options].join(' ')} failed: ${error?.message ?? lastLines}`);
  return false;
}

function installSystemBrowser(): void {
  if (spawnSync('apt-get', ['--version']).status !== 0) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['--non-interactive', 'true']).status !== 0) return;
  const command = isRoot ? 'apt-get' : 'sudo';
  const prefix = isRoot ? [] : ['--non-interactive', 'apt-get'];
  runQuietly(command, [...prefix, 'update', '--quiet']);
  for (const name of PACKAGES) {
    if (runQuietly(command, [...prefix, 'install', '--yes', '--no-install-recommends', name])) return;
  }
}

/** The path of a browser. Installs Playwright's Chromium or a system package if there is none. */
export function ensureBrowser(): string {
  const chosen = process.env[BROWSER_VARIABLE];
  if (chosen !== undefined && chosen !== '') {
    if (existsSync(chosen)) return chosen;
    throw new Error(`${BROWSER_VARIABLE} is ${chosen}, which does not exist.`);
  }
  const found = findBrowser();
  if (found !== undefined) return found;

  console.log('Installing a browser: the Chromium of Playwright…');
  runQuietly(process.execPath, [
    commandOf('@playwright/test', 'playwright'),
    ...['install', '--no-shell', 'chromium'],
  ]);
  const downloaded = findBrowser();
  if (downloaded !== undefined) return downloaded;

  console.log("Installing a browser: Chromium from the system's package manager…");
  installSystemBrowser();
  const installed = findBrowser();
  if (installed === undefined) throw new Error(NO_BROWSER);
  return installed;
}
