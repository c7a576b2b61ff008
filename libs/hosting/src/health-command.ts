/** The container's health: fails unless the app's page is served. Reads LISTEN and BASE_PATH like deploy/serve.sh. */
import { env } from 'node:process';

const LIMIT_MS = 4_000;

/** Like the shell, treats an empty variable as an absent one. */
function read(name: string, absent: string): string {
  const value = env[name] ?? '';
  return value === '' ? absent : value;
}

const listen = read('LISTEN', '8080');
const address = listen.includes(':') ? listen.replace(/^\*/, '127.0.0.1') : `127.0.0.1:${listen}`;
const page = `http://${address}${read('BASE_PATH', '/')}`;

const { status } = await fetch(page, { signal: AbortSignal.timeout(LIMIT_MS) });
if (status !== 200) throw new Error(`${page} is answered with status ${status}`);
