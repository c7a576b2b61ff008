import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** The scenarios of design/mock-backend.md. */
export const SCENARIOS = ['default', 'empty', 'busy'] as const;
export type Scenario = (typeof SCENARIOS)[number];

export interface MockServerOptions {
  /** 0 takes any free port. */
  port?: number;
  host?: string;
  scenario?: Scenario;
  /** How many orders the scenario `busy` has. */
  orders?: number;
  /** Makes everything random repeatable. */
  seed?: number;
  /** What /mock must be called with, in the header x-control-key; on other than loopback addresses required. */
  controlKey?: string;
  /** Where people open the web app: mailed links and order links begin with it. */
  appUrl?: string;
  /** A folder with the built web app, to be served beside the API. */
  serveApp?: string;
}

export const DEFAULT_PORT = 4300;
export const DEFAULT_HOST = '127.0.0.1';

export const HELP = `node apps/mock-server/src/main.ts [options]

  --port N           the port to listen on; 0 takes a free one and prints it as JSON (default ${DEFAULT_PORT})
  --host ADDRESS     the address to listen on (default ${DEFAULT_HOST}); any other than this machine's own
                     needs --control-key
  --scenario NAME    ${SCENARIOS.join(', ')} (default: default)
  --orders N         how many orders the scenario busy has
  --seed N           makes everything random repeatable
  --control-key KEY  the control API under /mock answers only with this key in the header x-control-key
  --app-url URL      where the web app is opened: links in mails begin with it
  --serve-app DIR    also serves the built web app in DIR
  --help             this text
`;

export type Command =
  | { readonly kind: 'start'; readonly options: MockServerOptions }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly message: string };

const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string' },
  scenario: { type: 'string' },
  orders: { type: 'string' },
  seed: { type: 'string' },
  'control-key': { type: 'string' },
  'app-url': { type: 'string' },
  'serve-app': { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** Thrown inside this file only: the sentence for who typed the command. */
class WrongOption extends Error {}

function wholeNumber(
  name: string,
  text: string | undefined,
  least: number,
  most: number,
): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < least || value > most)
    throw new WrongOption(`--${name} must be a whole number from ${least} to ${most}, not '${text}'.`);
  return value;
}

function scenarioNamed(name: string | undefined): Scenario | undefined {
  if (name === undefined) return undefined;
  const scenario = SCENARIOS.find((known) => known === name);
  if (scenario === undefined) throw new WrongOption(`--scenario is one of ${SCENARIOS.join(', ')}.`);
  return scenario;
}

function webAddress(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new WrongOption(`--app-url must be an http address, not '${url}'.`);
  return url.replace(/\/+$/, '');
}

function builtApp(folder: string | undefined): string | undefined {
  if (folder === undefined || existsSync(join(folder, 'index.html'))) return folder;
  throw new WrongOption(`--serve-app: there is no index.html in ${folder}; build the web app first.`);
}

/** Loopback needs no key: only who is at this machine gets there. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Refuses what would let the network drive the mock; the sentence says what to do. */
export function hostRefusal({ host = DEFAULT_HOST, controlKey }: MockServerOptions): string | undefined {
  if (isLoopback(host) || (controlKey !== undefined && controlKey !== '')) return undefined;
  return `On ${host} the control API is open to the network: give it a key with --control-key.`;
}

/** Leaves out what was not given, so that the defaults stay in one place. */
function given<Options extends object>(
  options: Options,
): { [Key in keyof Options]?: NonNullable<Options[Key]> } {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Options]?: NonNullable<Options[Key]>;
  };
}

export function readCommand(args: readonly string[]): Command {
  try {
    const { values } = parseArgs({ args: [...args], options: FLAGS, allowPositionals: false });
    if (values.help === true) return { kind: 'help' };
    const options: MockServerOptions = given({
      port: wholeNumber('port', values.port, 0, 65_535) ?? DEFAULT_PORT,
      host: values.host,
      scenario: scenarioNamed(values.scenario),
      orders: wholeNumber('orders', values.orders, 0, 10_000_000),
      seed: wholeNumber('seed', values.seed, 0, 0xff_ff_ff_ff),
      controlKey: values['control-key'],
      appUrl: webAddress(values['app-url']),
      serveApp: builtApp(values['serve-app']),
    });
    const refusal = hostRefusal(options);
    return refusal === undefined ? { kind: 'start', options } : { kind: 'wrong', message: refusal };
  } catch (error) {
    // parseArgs words its own complaints about unknown options well enough.
    return { kind: 'wrong', message: error instanceof Error ? error.message : String(error) };
  }
}
