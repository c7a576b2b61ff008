/** `npm start`: the mock server and the web app with hot reload; one Ctrl-C stops both. */
import { ensureGenerated } from './start/ensure-generated.ts';
import { startMockServer } from './server-process.ts';
import { readPersonas, personaTable } from '@amana/mock-server/personas';
import { portFromEnvironment, refuseBusyPort } from './start/ports.ts';
import { stopTogether } from './start/stop-together.ts';
import { createWebServer } from './start/web-server.ts';
import { explain, secondsSince } from './workspace.ts';

async function start(): Promise<void> {
  const startedAt = performance.now();
  const web = portFromEnvironment('web app', 'PORT', 4200);
  const api = portFromEnvironment('mock server', 'API_PORT', 4300);
  await Promise.all([refuseBusyPort(web), refuseBusyPort(api)]);
  ensureGenerated();

  const everything = stopTogether();
  const webUrl = `http://localhost:${web.port}`;
  const mockServer = startMockServer(['--port', String(api.port), '--app-url', webUrl]);
  const viteServer = await createWebServer({ port: web.port, apiPort: api.port });
  everything.add(() => viteServer.close());
  const [mock] = await Promise.all([mockServer, viteServer.listen()]);
  everything.add(mock.stop);
  mock.child.once('exit', () => everything.stop('The mock server stopped.'));
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
