/** `npm start`: runs the mock server and the web app with hot reload; Ctrl-C stops both. */
import { readPersonas, personaTable } from '@amana/mock-server/persona-table';
import { createServer } from 'vite';
import { ensureGenerated } from './ensure-generated.ts';
import { choosePort, refuseBusyPort } from './ports.ts';
import { startRestartingMockServer } from './restarting-mock-server.ts';
import { exitOnSignal, inWorkspace, runMain, secondsSince } from './workspace.ts';

await runMain(async () => {
  const startedAt = performance.now();
  const web = choosePort('web app', 'PORT');
  const api = choosePort('mock server', 'API_PORT');
  await refuseBusyPort(web, api);
  ensureGenerated();
  console.log('Starting the mock server and the web app…');

  exitOnSignal();
  const webUrl = `http://localhost:${web.port}`;
  // apps/web/vite.config.ts reads it.
  process.env['API_PORT'] = String(api.port);
  const viteServer = await createServer({
    root: inWorkspace('apps/web'),
    clearScreen: false,
    logLevel: 'warn',
    server: { host: '127.0.0.1', port: web.port, strictPort: true },
  });
  const mockServer = startRestartingMockServer(['--port', String(api.port), '--app-url', webUrl]);
  const [mockUrl] = await Promise.all([mockServer, viteServer.listen()]);
  await fetch(webUrl, { headers: { accept: 'text/html' } });

  console.log(
    [
      '',
      `  Web app      ${webUrl}`,
      `  Mock server  http://localhost:${api.port}   (the provider's API under /api/v1)`,
      `  Reference    http://localhost:${api.port}/docs`,
      `  Mailbox      http://localhost:${api.port}/mock/mailbox`,
      '',
      personaTable(await readPersonas(mockUrl)),
      '',
      `  Ready after ${secondsSince(startedAt)}. Ctrl-C stops all.`,
      '',
    ].join('\n'),
  );
});
// Ends the servers that started before a failure.
if (process.exitCode !== undefined) process.exit();
