import { parseArgs } from 'node:util';
import { API_BASE_PATHS } from '@amana/api/contract';
import { CALL_TIMEOUT_MS } from '@amana/api/contract/testing';
import { parseWebAddress } from '@amana/domain';
import type { ApiBases } from '@amana/mock-lab/testing';

export interface TestAccount {
  readonly email: string;
  readonly password: string;
}

export interface CheckOptions {
  readonly bases: ApiBases;
  readonly token?: string | undefined;
  /** Owner of the token; needed if the account has no order that names them. */
  readonly userId?: string | undefined;
  /** The origin that CORS must allow; null if the app has the API's origin. */
  readonly appOrigin: string | null;
  readonly fileOrigins: readonly string[];
  /** Whether the app sends the header Idempotency-Key. */
  readonly sendsKeys: boolean;
  /** Whether the app sends the header traceparent. */
  readonly sendsRequestIds: boolean;
  /** Two accounts that may trade with each other, for `--sandbox`. */
  readonly accounts?: { readonly buyer: TestAccount; readonly seller: TestAccount } | undefined;
  readonly isFull?: boolean | undefined;
  readonly controlKey?: string | undefined;
  readonly limitMs: number;
}

export const USAGE = `npm run contract:check -- --url URL [options]

Checks a deployed API against openapi/ and grades each difference: it breaks the app, degrades it, or is harmless.
Nothing is changed there without --sandbox or --full.

  --url URL          the API's address; ${API_BASE_PATHS.amana} is added where it has no path
  --token TOKEN      an access token (or the variable CONTRACT_TOKEN): tries the calls that read, too
  --user-id ID       the owner of the token, needed if the account has no order yet
  --origin URL       the web application's address, if it has another origin: checks preflights and CORS headers
  --file-origin URL  another site from which the app may load files; may be repeated
  --idempotency-keys the app is configured to send Idempotency-Key
  --request-ids      the app is configured to send traceparent
  --sandbox          signs in, reads, and trades as far as is possible without a payment; needs two test accounts:
  --buyer EMAIL      … with its password in the variable CONTRACT_BUYER_PASSWORD
  --seller EMAIL     … with its password in the variable CONTRACT_SELLER_PASSWORD
  --full             for the mock only: every operation, with the help of ${API_BASE_PATHS.control}
  --control-key KEY  the mock's key (or the variable CONTROL_KEY)
  --limit SECONDS    longest wait for an answer (default ${CALL_TIMEOUT_MS / 1000})

Exit code 0: nothing breaks the app; 1: something does; 2: this API was not reached or an option is wrong.`;

const FLAGS = {
  url: { type: 'string' },
  token: { type: 'string' },
  'user-id': { type: 'string' },
  origin: { type: 'string' },
  'file-origin': { type: 'string', multiple: true },
  'idempotency-keys': { type: 'boolean' },
  'request-ids': { type: 'boolean' },
  sandbox: { type: 'boolean' },
  buyer: { type: 'string' },
  seller: { type: 'string' },
  full: { type: 'boolean' },
  'control-key': { type: 'string' },
  // The app has the same limit.
  limit: { type: 'string', default: String(CALL_TIMEOUT_MS / 1000) },
  help: { type: 'boolean' },
} as const;

/** Null for `--help`. Throws an error that names the wrong option. */
export function readOptions(args: string[], env: Record<string, string | undefined>): CheckOptions | null {
  const { values } = parseArgs({ args, options: FLAGS });
  if (values.help === true) return null;
  if (values.url === undefined) throw new Error('--url is missing: the address of the API');
  const url = webAddress(values.url, '--url');
  const path = url.pathname.replace(/\/+$/, '');
  const limitMs = Number(values.limit) * 1000;
  if (!(limitMs > 0)) throw new Error(`--limit must be a number of seconds, not "${values.limit}"`);
  return {
    bases: {
      amana: `${url.origin}${path === '' ? API_BASE_PATHS.amana : path}`,
      control: `${url.origin}${API_BASE_PATHS.control}`,
    },
    token: values.token ?? env['CONTRACT_TOKEN'],
    userId: values['user-id'],
    appOrigin: values.origin === undefined ? null : webAddress(values.origin, '--origin').origin,
    fileOrigins: (values['file-origin'] ?? []).map((origin) => webAddress(origin, '--file-origin').origin),
    sendsKeys: values['idempotency-keys'] === true,
    sendsRequestIds: values['request-ids'] === true,
    accounts:
      values.sandbox === true
        ? { buyer: accountOf('buyer', values.buyer, env), seller: accountOf('seller', values.seller, env) }
        : undefined,
    isFull: values.full,
    controlKey: values['control-key'] ?? env['CONTROL_KEY'],
    limitMs,
  };
}

function webAddress(text: string, flag: string): URL {
  const url = parseWebAddress(text);
  if (url === null) throw new Error(`${flag} must be an http address, not "${text}"`);
  return url;
}

function accountOf(
  role: 'buyer' | 'seller',
  email: string | undefined,
  env: Record<string, string | undefined>,
): TestAccount {
  const variable = `CONTRACT_${role.toUpperCase()}_PASSWORD`;
  const password = env[variable];
  if (email === undefined) throw new Error(`--sandbox needs --${role}, the email of a test account`);
  if (password === undefined) throw new Error(`--sandbox needs the password of --${role} in ${variable}`);
  return { email, password };
}
