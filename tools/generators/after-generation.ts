import { spawnSync } from 'node:child_process';
import type { GeneratorCallback } from '@nx/devkit';
import { commandOf, inWorkspace } from '../workspace.ts';

/** Prints what remains to be done by hand. */
export function remaining(...steps: string[]): GeneratorCallback {
  return () => console.log(['', 'Next:', ...steps.map((step) => `- ${step}`)].join('\n'));
}

/** Runs `nx run api:generate`, so that the types know what was added to openapi/. */
export function generateApi(): void {
  const { status } = spawnSync(process.execPath, [commandOf('nx'), 'run', 'api:generate'], {
    cwd: inWorkspace(),
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The API client could not be generated from openapi/, see above.');
}
