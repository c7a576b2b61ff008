import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { explain, inWorkspace } from './workspace.ts';

const MARKER = inWorkspace('libs/api/generated/contract/operations.ts');
/** The API client is generated from these. */
export const CONTRACT_SOURCES = [
  ...['openapi', 'redocly.yaml', 'libs/api/generator', 'libs/api/orval.config.ts'],
  'libs/domain/src/account/email-and-phone.ts',
];

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
  return CONTRACT_SOURCES.some((path) => changedAtMs(inWorkspace(path)) > generatedAtMs);
}

/** Runs a script on Node silently, with the packages' commands on its path; throws its output if it fails. */
export function runSilently(args: readonly string[]): void {
  const PATH = [inWorkspace('node_modules/.bin'), process.env['PATH']].join(delimiter);
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, {
    cwd: inWorkspace(),
    env: { ...process.env, PATH },
    encoding: 'utf8',
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(stdout + stderr);
}

function generateApi(): void {
  try {
    runSilently(['libs/api/generator/generate.ts']);
  } catch (error) {
    throw new Error(`The API client could not be generated from openapi/:\n${explain(error)}`, {
      cause: error,
    });
  }
}

/** Runs the generator itself, because Nx starts for longer than the generator runs. */
export function ensureGenerated(): void {
  if (!isGeneratedStale()) return;
  console.log('Generating the API client from openapi/, some seconds…');
  const startedAt = new Date();
  generateApi();
  // A source that changed in the meantime is newer.
  utimesSync(MARKER, startedAt, startedAt);
}
