import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startMockServer } from '@amana/mock-server/server-process';
import { CONTRACT_SOURCES, ensureGenerated } from './ensure-generated.ts';
import { watchFiles } from './watch-files.ts';
import { explain, inWorkspace, secondsSince } from './workspace.ts';

const SOURCES = [
  ...CONTRACT_SOURCES,
  ...['api', 'domain', 'hosting', 'mock-backend', 'mock-lab'].map((library) => `libs/${library}/src`),
  'apps/mock-server/src',
].map((path) => inWorkspace(path));

const STILL_OLD = 'The mock server goes on without this change.';
const NOT_STARTED =
  'The mock server starts after the next change. If it refuses the stored world, run this command again for a new one.';

function exitWithServer(code: number | null): never {
  console.error('The mock server stopped.');
  process.exit(code ?? 1);
}

/**
 * Starts the mock server, and starts it again with the same world after a change of its sources. Without `--data` in
 * the options that world is deleted when this process ends, which it does if the server stops by itself.
 *
 * @param stdout 'inherit' shows the text of the first start.
 * @returns the address of the server; rejects if the first start fails.
 */
export async function startRestartingMockServer(
  options: readonly string[],
  stdout: 'inherit' | 'ignore' = 'ignore',
): Promise<string> {
  const world = mkdtempSync(join(tmpdir(), 'amana-'));
  process.on('exit', () => rmSync(world, { recursive: true, force: true, maxRetries: 10 }));

  const start = async (output: typeof stdout): Promise<ServerProcess> => {
    const server = await startMockServer(['--data', world, ...options], output);
    server.child.once('exit', exitWithServer);
    return server;
  };
  let server: ServerProcess | null = null;

  const restart = async (): Promise<void> => {
    const startedAt = performance.now();
    try {
      ensureGenerated();
      server?.child.off('exit', exitWithServer);
      await server?.stop();
      server = null;
      server = await start('ignore');
      console.log(`The mock server restarted in ${secondsSince(startedAt)}, with the same world.`);
    } catch (error) {
      console.error(`${explain(error)}\n${server === null ? NOT_STARTED : STILL_OLD}`);
    }
  };

  server = await start(stdout);
  const { url } = server;
  let restarts = Promise.resolve();
  await watchFiles(SOURCES, () => {
    restarts = restarts.then(restart);
  });
  return url;
}
