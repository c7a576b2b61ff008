import { parseArgs } from 'node:util';
import { API_BASE_PATHS } from '@amana/api/contract';
import type { ApiBases } from '@amana/mock-backend/testing';

export interface CheckOptions {
  readonly bases: ApiBases;
  /** An access token for the calls that read; without one only refusals are tried. */
  readonly token: string | null;
  /** The owner of the token; needed only where the account has no order that names them. */
  readonly userId: string | null;
  /** The origin of the web application; null where it is the API's. */
  readonly appOrigin: string | null;
  readonly isFull: boolean;
  readonly controlKey: string | null;
  readonly limitMs: number;
}

export const USAGE = `npm run contract:check -- --url URL [options]

Checks a deployed API against openapi/. Nothing is changed there without --full.

  --url URL          the API's address; ${API_BASE_PATHS.amana} is added where it has no path
  --token TOKEN      an access token (or the variable CONTRACT_TOKEN): tries the calls that read, too
  --user-id ID       the owner of the token, needed if the account has no order yet
  --origin URL       the web application's address, if it has another origin: checks CORS headers
  --full             every operation, also those that write; refused unless the API is a sandbox,
                     that is, answers ${API_BASE_PATHS.control}/state
  --control-key KEY  the sandbox's key (or the variable CONTROL_KEY)
  --limit SECONDS    longest wait for an answer (default 15)

Exit code 0: everything conforms; 1: something differs; 2: the API was not reached or an option is wrong.`;

const FLAGS = {
  url: { type: 'string' },
  token: { type: 'string' },
  'user-id': { type: 'string' },
  origin: { type: 'string' },
  full: { type: 'boolean' },
  'control-key': { type: 'string' },
  limit: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** The application gives up after the same time. */
const DEFAULT_LIMIT_S = '15';

function webAddress(text: string, flag: string): URL {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Error(`${flag} must be an http address, not "${text}"`);
  return url;
}

/** Null for `--help`. Throws an error that names the wrong option. */
export function readOptions(args: string[], env: Record<string, string | undefined>): CheckOptions | null {
  const { values } = parseArgs({ args, options: FLAGS });
  if (values.help === true) return null;
  if (values.url === undefined) throw new Error('--url is missing: the address of the API');
  const url = webAddress(values.url, '--url');
  const path = url.pathname.replace(/\/+$/, '');
  const limitMs = Number(values.limit ?? DEFAULT_LIMIT_S) * 1000;
  if (!(limitMs > 0)) throw new Error(`--limit must be a number of seconds, not "${values.limit ?? ''}"`);
  return {
    bases: {
      amana: `${url.origin}${path === '' ? API_BASE_PATHS.amana : path}`,
      control: `${url.origin}${API_BASE_PATHS.control}`,
    },
    token: values.token ?? env['CONTRACT_TOKEN'] ?? null,
    userId: values['user-id'] ?? null,
    appOrigin: values.origin === undefined ? null : webAddress(values.origin, '--origin').origin,
    isFull: values.full === true,
    controlKey: values['control-key'] ?? env['CONTROL_KEY'] ?? null,
    limitMs,
  };
}
