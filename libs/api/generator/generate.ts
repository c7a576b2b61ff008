/** Generates libs/api/generated from openapi/. The Nx target `api:generate` runs it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiDocument } from './api-document.ts';
import { operationsSource } from './operations-source.ts';
import { readerSource } from './reader-source.ts';
import { validatorSources } from './validators-source.ts';

const projectRoot = join(import.meta.dirname, '..');
const root = join(projectRoot, '../..');
const target = join(projectRoot, 'generated');
/** Another command may read the former folder until this one is complete. */
const generated = `${target}-${process.pid}`;

/** Without a shell, which would read signs in the names of folders. */
function run(script: string, ...args: string[]): void {
  execFileSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    env: {
      ...process.env,
      GENERATED_FOLDER: generated,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    },
    stdio: 'inherit',
  });
}

function bundle(name: string): ApiDocument {
  const file = join(generated, `${name}.json`);
  run('@redocly/cli/bin/cli.js', 'bundle', `openapi/${name}.yaml`, '-o', file);
  return JSON.parse(readFileSync(file, 'utf8')) as ApiDocument;
}

mkdirSync(join(generated, 'contract'), { recursive: true });
try {
  const documents = { amana: bundle('amana'), control: bundle('control') };
  run('orval/dist/bin/orval.mjs', '--config', 'libs/api/orval.config.ts');
  for (const [name, source] of [
    ['operations.ts', operationsSource(documents)],
    ['answer-shapes.ts', readerSource(documents)],
    ...validatorSources(documents),
  ] as const)
    writeFileSync(join(generated, 'contract', name), source);
  rmSync(target, { recursive: true, force: true });
  renameSync(generated, target);
} finally {
  rmSync(generated, { recursive: true, force: true });
}
