import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { freePort } from '@amana/mock-server/server-process';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { choosePort, refuseBusyPort } from './ports.ts';

afterEach(() => vi.unstubAllEnvs());

async function aBusyPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test('a port in use is refused in one line with the variable for another', async () => {
  const port = await aBusyPort();

  const refusal = refuseBusyPort({ purpose: 'web app', variable: 'PORT', port });

  await expect(refusal).rejects.toThrow(
    `Port ${port} (web app) is in use: stop what uses it, or choose another with PORT=${port + 1} npm start`,
  );
});

test('two ports in use are refused together, with the variables for both', async () => {
  const [web, api] = [await aBusyPort(), await aBusyPort()];

  const refusal = refuseBusyPort(
    { purpose: 'web app', variable: 'PORT', port: web },
    { purpose: 'mock server', variable: 'API_PORT', port: api },
  );

  await expect(refusal).rejects.toThrow(
    `Port ${web} (web app) and port ${api} (mock server) are in use: stop what uses them, or choose others with PORT=${web + 1} API_PORT=${api + 1} npm start`,
  );
});

test('the command for another port: keeps the chosen one', async () => {
  const [web, api] = [await freePort(), await aBusyPort()];
  vi.stubEnv('PORT', String(web));
  vi.stubEnv('API_PORT', String(api));

  const refusal = refuseBusyPort(choosePort('web app', 'PORT'), choosePort('mock server', 'API_PORT'));

  await expect(refusal).rejects.toThrow(`another with PORT=${web} API_PORT=${api + 1} npm start`);
});
