/** Generates libs/api/generated from openapi/. The Nx target `api:generate` runs it. */
import { execSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiDocument } from './api-document.ts';
import { operationsSource } from './operations-source.ts';
import { readerSource } from './reader-source.ts';
import { replaceFolder } from './replace-folder.ts';
import { validatorSources } from './validators-source.ts';

const projectRoot = join(import.meta.dirname, '..');
/** Another command may read the former folder until this one is complete. */
const generated = join(projectRoot, `generated-${process.pid}`);

function run(command: string): void {
  execSync(command, {
    cwd: join(projectRoot, '../..'),
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
  run(`redocly bundle openapi/${name}.yaml -o "${file}"`);
  return JSON.parse(readFileSync(file, 'utf8')) as ApiDocument;
}

mkdirSync(join(generated, 'contract'), { recursive: true });
try {
  const documents = { amana: bundle('amana'), control: bundle('control') };
  run('orval --config libs/api/orval.config.ts');
  for (const [name, source] of [
    ['operations.ts', operationsSource(documents)],
    ['answer-shapes.ts', readerSource(documents)],
    ...validatorSources(documents),
  ] as const)
    writeFileSync(join(generated, 'contract', name), source);
  replaceFolder(join(projectRoot, 'generated'), generated);
} finally {
  rmSync(generated, { recursive: true, force: true });
}
