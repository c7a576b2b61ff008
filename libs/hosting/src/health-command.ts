/** The container's health: fails unless the app's page is served. Reads LISTEN and BASE_PATH like deploy/serve.sh. */
import { env } from 'node:process';

const LIMIT_MS = 4_000;

const { LISTEN = '8080', BASE_PATH = '/' } = env;
const address = LISTEN.includes(':') ? LISTEN.replace(/^\*/, '127.0.0.1') : `127.0.0.1:${LISTEN}`;
const page = `http://${address}${BASE_PATH}`;

const { status } = await fetch(page, { signal: AbortSignal.timeout(LIMIT_MS) });
if (status !== 200) throw new Error(`${page} is answered with status ${status}`);
