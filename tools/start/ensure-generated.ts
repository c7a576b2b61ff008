import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, explain, inWorkspace } from './workspace.ts';

const MARKER = inWorkspace('libs/api/generated/contract/operations.ts');
const SOURCES = ['openapi', 'redocly.yaml', 'libs/api/generator', 'libs/api/orval.config.ts'];

/** The latest change of a file or of a folder's content; a deletion changes the folder itself. */
function changedAtMs(path: string): number {
  if (!existsSync(path)) return 0;
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => changedAtMs(join(path, name))));
}

function isGeneratedStale(): boolean {
  if (!existsSync(MARKER)) return true;
  const generatedAtMs = statSync(MARKER).mtimeMs;
  return SOURCES.some((path) => changedAtMs(inWorkspace(path)) > generatedAtMs);
}

/** Runs a command on Node silently; throws its output if it fails. */
export function runSilently(args: readonly string[]): void {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, {
    cwd: inWorkspace(),
    encoding: 'utf8',
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(stdout + stderr);
}

function generateApi(): void {
  try {
    runSilently([commandOf('nx'), 'run', 'api:generate']);
  } catch (error) {
    throw new Error(`The API client could not be generated from openapi/:\n${explain(error)}`, {
      cause: error,
    });
  }
}

/** Checked first, because starting Nx takes a second. */
export function ensureGenerated(): void {
  if (!isGeneratedStale()) return;
  console.log('Generating the API client from openapi/…');
  generateApi();
  // A cache hit does not touch the files, so they would stay stale.
  utimesSync(MARKER, new Date(), new Date());
}
