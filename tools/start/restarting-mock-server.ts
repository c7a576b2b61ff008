import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { type ServerProcess, startMockServer } from '@amana/mock-server/server-process';
import type { ViteDevServer } from 'vite';
import { ensureGenerated } from './ensure-generated.ts';
import { explain, inWorkspace, secondsSince } from './workspace.ts';

const SOURCES = [
  ...['openapi', 'redocly.yaml', 'libs/api/generator', 'libs/api/orval.config.ts', 'libs/api/src'],
  ...[
    'libs/domain/src',
    'libs/hosting/src',
    'libs/mock-backend/src',
    'libs/mock-lab/src',
    'apps/mock-server/src',
  ],
].map((path) => inWorkspace(path));
/** An editor that saves all files, or a change of branch, causes many changes at once. */
const GATHER_MS = 100;

const STILL_OLD = 'The mock server goes on without this change.';
const NOT_STARTED =
  'The mock server starts after the next change. If it refuses the stored world, run npm start again for a new one.';

function isSource(file: string): boolean {
  const isTest = /\.test\.tsx?$/.test(file);
  return !isTest && SOURCES.some((source) => file === source || file.startsWith(source + sep));
}

/**
 * Starts the mock server, and starts it again with the same world after a change of its sources. `onStop` is called
 * when it stops by itself.
 */
export async function startRestartingMockServer(
  options: readonly string[],
  watcher: ViteDevServer['watcher'],
  onStop: (code: number | null) => void,
): Promise<string> {
  const world = mkdtempSync(join(tmpdir(), 'amana-'));
  process.on('exit', () => rmSync(world, { recursive: true, force: true }));

  const start = async (): Promise<ServerProcess> => {
    const server = await startMockServer([...options, '--data', world]);
    server.child.once('exit', onStop);
    return server;
  };
  let server: ServerProcess | null = await start();
  const { url } = server;

  const restart = async (): Promise<void> => {
    const startedAt = performance.now();
    try {
      ensureGenerated();
      server?.child.off('exit', onStop);
      await server?.stop();
      server = null;
      server = await start();
      console.log(`The mock server restarted in ${secondsSince(startedAt)}, with the same world.`);
    } catch (error) {
      console.error(`${explain(error)}\n${server === null ? NOT_STARTED : STILL_OLD}`);
    }
  };

  let timer: NodeJS.Timeout | undefined;
  let restarts = Promise.resolve();
  watcher.add(SOURCES).on('all', (_event, file) => {
    if (!isSource(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      restarts = restarts.then(restart);
    }, GATHER_MS);
  });
  return url;
}
