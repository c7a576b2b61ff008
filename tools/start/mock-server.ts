/** As a command, `npx nx serve mock-server`: runs the mock server until it is stopped; its options may follow `--`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portFromEnvironment } from '@amana/mock-backend/development-ports';
import { startMockServer } from '@amana/mock-server/server-process';
import { watchContract, watchFiles } from './watch.ts';
import { explain, onStop, runMain } from './workspace.ts';

/** Without the generated client, which every command that needs it writes again, unchanged. */
const SOURCES = [
  ...['api', 'domain', 'hosting', 'mock-backend', 'mock-lab'].map((library) => `libs/${library}/src`),
  'apps/mock-server/src',
];

/**
 * Starts the mock server, and starts it again with the same world after a change of its sources or of the contract.
 * Without `--data` in the options, that world ends with this process.
 *
 * @param stdout 'inherit' shows the text of the first start.
 * @returns the address of the server.
 */
export async function serveMockServer(options: string[], stdout: 'inherit' | 'ignore'): Promise<string> {
  onStop(() => process.exit());
  const world = mkdtempSync(join(tmpdir(), 'amana-'));
  process.on('exit', () => rmSync(world, { recursive: true, force: true, maxRetries: 10 }));
  const port = portFromEnvironment('API_PORT', process.env);
  const args = ['--port', String(port), '--data', world, ...options];
  let server = await startMockServer(args, stdout);
  const restart = async () => {
    await server.stop();
    try {
      server = await startMockServer(args);
      console.log('The mock server restarted with the same world.');
    } catch (error) {
      console.error(`${explain(error)} It starts after the next change.`);
    }
  };
  // A change of both waits for the restart that has begun.
  let restarted = Promise.resolve();
  const restartNext = () => (restarted = restarted.then(restart));

  await watchContract(restartNext);
  await watchFiles(SOURCES, restartNext);
  return server.url;
}

if (import.meta.main)
  await runMain(async () => {
    await serveMockServer(process.argv.slice(2), 'inherit');
    console.log('  A change of its sources restarts it with the same world.\n');
  });
