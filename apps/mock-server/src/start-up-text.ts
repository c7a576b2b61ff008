import type { MockServerOptions } from './options.ts';
import { personaTable, readPersonas } from './persona-table.ts';
import { DOCS_PATH, MAILBOX_PATH, REPORTS_PATH } from './pages/paths.ts';
import type { MockServer } from './start-mock-server.ts';

export async function startUpText(server: MockServer, options: MockServerOptions): Promise<string> {
  const { url } = server;
  const addresses = [
    ...(options.serveApp === undefined ? [] : [['Web app', url]]),
    ['API', `${url}/api/v1`],
    ['Control API', `${url}/mock/v1`],
    ['Reference', `${url}${DOCS_PATH}`],
    ['Mailbox', `${url}${MAILBOX_PATH}`],
    ['Reports', `${url}${REPORTS_PATH}`],
    ['World', worldOf(server, options)],
  ];
  return [
    '',
    ...addresses.map(([name = '', address = '']) => `  ${name.padEnd(12)}${address}`),
    '',
    personaTable(await readPersonas(url, options.controlKey)),
    '',
    '  Ctrl-C stops it.',
    '',
  ].join('\n');
}

function worldOf({ backend, isContinued }: MockServer, { data }: MockServerOptions): string {
  const name = `scenario ${backend.host.world.scenario}`;
  if (data === undefined) return `${name}, lost when it stops (--data stores it)`;
  return isContinued ? `${name}, continued from ${data}` : `${name}, stored in ${data}`;
}
