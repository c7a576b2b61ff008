import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Only a machine that hangs takes so long. */
const LIMIT_MS = 300_000;
const ROOT = join(import.meta.dirname, '../../..');
const COPIED = ['openapi', 'redocly.yaml', 'libs/api/generator', 'libs/api/orval.config.ts', 'libs/api/src'];

// Windows allows such names, but not links to folders.
test.skipIf(process.platform === 'win32')(
  'the client is generated in a folder whose name has signs of the shell',
  { timeout: LIMIT_MS },
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'amana-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const workspace = join(folder, 'a[b] {c} $d `e`');
    mkdirSync(workspace);
    for (const path of COPIED) cpSync(join(ROOT, path), join(workspace, path), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(workspace, 'node_modules'));

    execFileSync(process.execPath, [join(workspace, 'libs/api/generator/generate.ts')], { stdio: 'ignore' });

    expect(existsSync(join(workspace, 'libs/api/generated/client/index.ts'))).toBe(true);
  },
);
