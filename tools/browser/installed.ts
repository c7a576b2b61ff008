import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const VERSION_LIMIT_MS = 15_000;

/** Some systems put a script there that only says how to install the browser, or lack a library it needs. */
export function works(executable: string): boolean {
  if (!existsSync(executable)) return false;
  // On Windows --version opens a window instead of answering.
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(executable, ['--version'], {
    encoding: 'utf8',
    timeout: VERSION_LIMIT_MS,
  });
  return status === 0 && /\d+\.\d+/.test(stdout);
}

export function findInstalledBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...USUAL_PLACES].find(works);
}
