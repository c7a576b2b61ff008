/** As a command, for `npx nx serve web --configuration=browser-mock`: watches the contract. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'chokidar';
import { commandOf, inWorkspace } from './workspace.ts';

/** An editor that saves all files, or a change of branch, causes many changes at once. */
const GATHER_MS = 100;
const CONTRACT = ['openapi', 'redocly.yaml', 'libs/domain/src/account/email-and-phone.ts'];

/**
 * Runs `onChange` after a change of these files and folders, except of tests. `node --watch` would not do: on Linux it
 * notices only the first time that an editor or git replaces a file.
 */
export async function watchFiles(paths: readonly string[], onChange: () => Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const watcher = watch(
    paths.map((path) => inWorkspace(path)),
    { ignored: /\.test\.tsx?$/, ignoreInitial: true },
  ).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(onChange);
    }, GATHER_MS);
  });
  await once(watcher, 'ready');
}

/** Generates the API client after each change of the contract; Nx prints what is wrong with it. */
export async function watchContract(onGenerated?: () => Promise<unknown>): Promise<void> {
  const args = [commandOf('nx'), 'run', 'api:generate'];
  await watchFiles(CONTRACT, async () => {
    await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
    await onGenerated?.();
  });
}

if (import.meta.main) await watchContract();
