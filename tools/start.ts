/** `npm start`: runs the mock server and the web app with hot reload; Ctrl-C stops both. */
import { ensureGenerated } from './start/ensure-generated.ts';
import { startMockServer } from './server-process.ts';
import { readPersonas, personaTable } from '@amana/mock-server/personas';
import { portFromEnvironment, refuseBusyPort } from './start/ports.ts';
import { handleShutdown } from './start/shutdown.ts';
import { createWebServer } from './start/web-server.ts';
import { explain, secondsSince } from './workspace.ts';

async function start(): Promise<void> {
  const startedAt = performance.now();
  const web = portFromEnvironment('web app', 'PORT', 4200);
  const api = portFromEnvironment('mock server', 'API_PORT', 4300);
  await Promise.all([refuseBusyPort(web), refuseBusyPort(api)]);
  ensureGenerated();

  const shutdown = handleShutdown();
  const webUrl = `http://localhost:${web.port}`;
  const mockServer = startMockServer(['--port', String(api.port), '--app-url', webUrl]);
  const viteServer = await createWebServer({ port: web.port, apiPort: api.port });
  shutdown.add(() => viteServer.close());
  const [mock] = await Promise.all([mockServer, viteServer.listen()]);
  shutdown.add(mock.stop);
  mock.child.once('exit', () => shutdown.stop('The mock server stopped.'));
  await fetch(webUrl, { headers: { accept: 'text/html' } });

  console.log(
    [
      '',
      `  Web app      ${webUrl}`,
      `  Mock server  http://localhost:${api.port}   (the provider's API under /api/v1)`,
      `  Reference    http://localhost:${api.port}/docs`,
      `  Mailbox      http://localhost:${api.port}/mock/mailbox`,
      '',
      personaTable(await readPersonas(mock.url)),
      '',
      `  Ready after ${secondsSince(startedAt)}. Ctrl-C stops all.`,
      '',
    ].join('\n'),
  );
}

start().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
