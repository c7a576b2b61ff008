/** `npm start`: runs the mock server and the web app with hot reload; Ctrl-C stops both. */
import { portFromEnvironment } from '@amana/mock-backend/development-ports';
import { readPersonas, personaTable } from '@amana/mock-server/persona-table';
import { createServer } from 'vite';
import { serveMockServer } from './mock-server.ts';
import { explain, inWorkspace, runMain } from './workspace.ts';

await runMain(async () => {
  const startedAt = performance.now();
  console.log('Starting the mock server and the web app…');
  // Its ports are in apps/web/vite.config.ts.
  const viteServer = await createServer({
    root: inWorkspace('apps/web'),
    clearScreen: false,
    logLevel: 'warn',
    server: { host: '127.0.0.1' },
  });
  await viteServer.listen().catch((error: unknown) => {
    throw new Error(`${explain(error)}: choose others with PORT=4201 API_PORT=4301 npm start`);
  });
  const mockUrl = await serveMockServer([], 'ignore');
  const webUrl = `http://localhost:${portFromEnvironment('PORT', process.env)}`;
  const apiUrl = mockUrl.replace('127.0.0.1', 'localhost');
  await fetch(webUrl, { headers: { accept: 'text/html' } });

  console.log(
    [
      '',
      `  Web app      ${webUrl}`,
      `  Mock server  ${apiUrl}   (the provider's API under /api/v1)`,
      `  Reference    ${apiUrl}/docs`,
      `  Mailbox      ${apiUrl}/mock/mailbox`,
      '',
      personaTable(await readPersonas(mockUrl)),
      '',
      `  Ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s. Ctrl-C stops all.`,
      '',
    ].join('\n'),
  );
});
