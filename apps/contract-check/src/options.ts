import { parseArgs } from 'node:util';
import { API_BASE_PATHS, type OperationId, operationIds, operationTable } from '@amana/api/contract';
import { CALL_TIMEOUT_MS } from '@amana/api/contract/testing';
import { parseWebAddress } from '@amana/domain';

export interface TestAccount {
  readonly email: string;
  readonly password: string;
}

export interface CheckOptions {
  readonly baseUrl: string;
  readonly token?: string | undefined;
  readonly userId?: string | undefined;
  /** The origin that CORS must allow; null if the app has the API's origin. */
  readonly appOrigin: string | null;
  /** Headers that the app sends only with a setting, in lower case. */
  readonly optionalHeaders: readonly string[];
  /** Two accounts that may trade with each other, for `--sandbox`. */
  readonly accounts?: { readonly buyer: TestAccount; readonly seller: TestAccount } | undefined;
  /** The operations to report; absent for all. */
  readonly only?: readonly OperationId[] | undefined;
  readonly limitMs: number;
}

export const USAGE = `npm run contract:check -- --url URL [options]

Checks a deployed API with the app's own reader and grades each difference: it breaks the app or degrades it.
Nothing is changed there without --sandbox.

  --url URL          the API's address; ${API_BASE_PATHS.amana} is added where it has no path
  --token TOKEN      an access token (or the variable CONTRACT_TOKEN): tries the calls that read, too
  --user-id ID       the owner of the token: also reads their profile, bank account and overview
  --only IDS         reports only these operations, such as login,refresh; the same calls are made
  --origin URL       the web application's address, if it has another origin: checks preflights and CORS headers
  --sandbox          signs in, reads, and trades as far as is possible without a payment; needs two test accounts:
  --buyer EMAIL      … with its password in the variable CONTRACT_BUYER_PASSWORD
  --seller EMAIL     … with its password in the variable CONTRACT_SELLER_PASSWORD

Exit code 0: nothing breaks the app; 1: something does; 2: this API was not reached or an option is wrong.`;

const FLAGS = {
  url: { type: 'string' },
  token: { type: 'string' },
  'user-id': { type: 'string' },
  only: { type: 'string' },
  origin: { type: 'string' },
  sandbox: { type: 'boolean' },
  buyer: { type: 'string' },
  seller: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** Null for `--help`. Throws an error that names the wrong option. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): CheckOptions | null {
  const { values } = parseArgs({ args, options: FLAGS });
  if (values.help === true) return null;
  if (values.url === undefined) throw new Error('--url is missing: the address of the API');
  const url = webAddress(values.url, '--url');
  const path = url.pathname.replace(/\/+$/, '');
  return {
    baseUrl: `${url.origin}${path === '' ? API_BASE_PATHS.amana : path}`,
    token: values.token ?? env['CONTRACT_TOKEN'],
    userId: values['user-id'],
    only: values.only?.split(',').map(operationOf),
    appOrigin: values.origin === undefined ? null : webAddress(values.origin, '--origin').origin,
    optionalHeaders: [],
    accounts:
      values.sandbox === true
        ? { buyer: accountOf('buyer', values.buyer, env), seller: accountOf('seller', values.seller, env) }
        : undefined,
    limitMs: CALL_TIMEOUT_MS,
  };
}

function webAddress(text: string, flag: string): URL {
  const url = parseWebAddress(text);
  if (url === null) throw new Error(`${flag} must be an http address, not "${text}"`);
  return url;
}

function operationOf(name: string): OperationId {
  const id = operationIds.find((one) => one === name && operationTable[one].api === 'amana');
  if (id === undefined) throw new Error(`--only names no operation: "${name}"`);
  return id;
}

function accountOf(role: 'buyer' | 'seller', email: string | undefined, env: NodeJS.ProcessEnv): TestAccount {
  const variable = `CONTRACT_${role.toUpperCase()}_PASSWORD`;
  const password = env[variable];
  if (email === undefined || password === undefined)
    throw new Error(`--sandbox needs --${role}, an email address, and its password in ${variable}`);
  return { email, password };
}
