import { parseArgs } from 'node:util';
import { API_BASE_PATHS } from '@amana/api/contract';
import type { ApiBases } from '@amana/mock-backend/testing';

export interface CheckOptions {
  readonly bases: ApiBases;
  /** An access token, with which the reading calls are tried; null: only what must be refused. */
  readonly token: string | null;
  /** Whose token it is, where the account has no order to tell it from. */
  readonly userId: string | null;
  /** Where the web application is served, if that is another origin than the API's. */
  readonly appOrigin: string | null;
  readonly isFull: boolean;
  readonly controlKey: string | null;
  readonly limitMs: number;
}

export const USAGE = `npm run contract:check -- --url URL [options]

Tries a deployed API against openapi/. Nothing is changed there without --full.

  --url URL          where the API is; ${API_BASE_PATHS.amana} is added where the address has no path
  --token TOKEN      an access token (or the variable CONTRACT_TOKEN): tries the reading calls too
  --user-id ID       whose token it is, where the account has no order yet
  --origin URL       where the web application is, if not there: checks the headers that let it call
  --full             every operation, writing ones too; refused unless the API is a sandbox,
                     which is one that answers ${API_BASE_PATHS.control}/state
  --control-key KEY  the sandbox's key (or the variable CONTROL_KEY)
  --limit SECONDS    how long an answer may take (15)

Ends with 0 where all conforms, 1 where something differs, 2 where the API was not reached or the command is wrong.`;

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

/** As the application waits (15 s), in s. */
const DEFAULT_LIMIT_S = '15';

function webAddress(text: string, flag: string): URL {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Error(`${flag} must be an http address, not "${text}"`);
  return url;
}

/** Null: the usage was asked for. Throws what is wrong with the command, in a sentence. */
export function readOptions(args: string[], env: Record<string, string | undefined>): CheckOptions | null {
  const { values } = parseArgs({ args, options: FLAGS });
  if (values.help === true) return null;
  if (values.url === undefined) throw new Error('--url says which API is checked');
  const url = webAddress(values.url, '--url');
  const path = url.pathname.replace(/\/+$/, '');
  const limitMs = Number(values.limit ?? DEFAULT_LIMIT_S) * 1000;
  if (!(limitMs > 0)) throw new Error(`--limit is a number of seconds, not "${values.limit ?? ''}"`);
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
