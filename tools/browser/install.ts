import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { commandOf } from '../workspace.ts';
import { works } from './installed.ts';

const DOWNLOAD_LIMIT_MS = 300_000;

/** Says nothing unless it fails: then the person needs to know why. */
function runQuietly(command: string, options: string[]): boolean {
  const { status, stdout, stderr, error } = spawnSync(command, options, {
    encoding: 'utf8',
    timeout: DOWNLOAD_LIMIT_MS,
  });
  if (status === 0) return true;
  const said = `${stdout}\n${stderr}`.trim().split('\n').slice(-8).join('\n');
  console.log(`That did not work (${[command, ...options].join(' ')}): ${error?.message ?? said}`);
  return false;
}

/** Playwright's own Chromium, if it was downloaded before. */
export function ownBrowser(): string | undefined {
  const executable = chromium.executablePath();
  return works(executable) ? executable : undefined;
}

export function installOwnBrowser(): string | undefined {
  const playwright = commandOf('@playwright/test', 'playwright');
  return runQuietly(process.execPath, [playwright, 'install', '--no-shell', 'chromium'])
    ? ownBrowser()
    : undefined;
}

/** Only where no password is asked for: as root, or with a sudo that lets this user through. */
export function installSystemBrowser(): boolean {
  if (spawnSync('apt-get', ['--version']).status !== 0) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['--non-interactive', 'true']).status !== 0) return false;
  const command = isRoot ? 'apt-get' : 'sudo';
  const prefix = isRoot ? [] : ['--non-interactive', 'apt-get'];
  runQuietly(command, [...prefix, 'update', '--quiet']);
  return runQuietly(command, [...prefix, 'install', '--yes', '--no-install-recommends', 'chromium']);
}
