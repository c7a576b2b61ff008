/** `npx nx serve mock-server`: runs the mock server until it is stopped; its options may follow `--`. */
import { choosePort } from './ports.ts';
import { startRestartingMockServer } from './restarting-mock-server.ts';
import { exitOnSignal, runMain } from './workspace.ts';

await runMain(async () => {
  exitOnSignal();
  const { port } = choosePort('mock server', 'API_PORT');
  await startRestartingMockServer(['--port', String(port), ...process.argv.slice(2)], 'inherit');
  console.log('  A change of its sources restarts it with the same world.\n');
});
