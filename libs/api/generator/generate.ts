/** Generates libs/api/generated from openapi/. The Nx target `api:generate` runs it. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import type { ApiDocument } from './api-document.ts';
import { operationsSource } from './operations-source.ts';
import { readerSource } from './reader-source.ts';
import { replaceFolder } from './replace-folder.ts';
import { schemasSource } from './schemas-source.ts';
import { validatorSources } from './validators-source.ts';

const projectRoot = join(import.meta.dirname, '..');
const workspaceRoot = join(projectRoot, '../..');
/** A command that runs at the same time sees the whole folder, the old one or the new one. */
const generated = join(projectRoot, `generated-${process.pid}`);
const { resolve: resolveModule } = createRequire(import.meta.url);

function binOf(packageName: string, bin: string): string {
  const manifest = join(workspaceRoot, 'node_modules', packageName, 'package.json');
  const { bin: bins } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: Record<string, string> };
  const file = bins[bin];
  if (file === undefined) throw new Error(`${packageName} has no command ${bin}`);
  return resolveModule(join(dirname(manifest), file));
}

function run(packageName: string, bin: string, args: string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [binOf(packageName, bin), ...args], {
    cwd,
    encoding: 'utf8',
    env: {
      ...process.env,
      GENERATED_FOLDER: generated,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    },
  });
  if (status !== 0) throw new Error(`${bin} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

function bundle(name: string): ApiDocument {
  const target = join(generated, `${name}.json`);
  run('@redocly/cli', 'redocly', ['bundle', `openapi/${name}.yaml`, '-o', target], workspaceRoot);
  return JSON.parse(readFileSync(target, 'utf8')) as ApiDocument;
}

function write(name: string, source: string): void {
  const file = join(generated, 'contract', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
}

mkdirSync(generated, { recursive: true });
try {
  const documents = { amana: bundle('amana'), control: bundle('control') };
  run('orval', 'orval', ['--config', './orval.config.ts'], projectRoot);
  write('operations.ts', operationsSource(documents));
  write('answer-shapes.ts', readerSource(documents));
  write('request-schemas.ts', schemasSource(documents));
  for (const { name, source } of validatorSources(documents)) write(name, source);
  replaceFolder(join(projectRoot, 'generated'), generated);
} finally {
  rmSync(generated, { recursive: true, force: true });
}
