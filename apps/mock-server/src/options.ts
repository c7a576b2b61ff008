import { parseArgs } from 'node:util';
import { type ScenarioName, SCENARIO_NAMES } from '@amana/mock-lab';
import { DEVELOPMENT_PORTS } from '@amana/mock-backend/development-ports';
import {
  builtApp,
  dataFolder,
  oneOf,
  origins,
  webAddress,
  wholeNumber,
  WrongOption,
} from './option-values.ts';

export interface MockServerOptions {
  port?: number;
  host?: string;
  /** Required by everything under /mock; without it the server listens on loopback only. */
  controlKey?: string;
  /** Without a control key: further origins whose pages and host names may use /mock. */
  allowOrigins?: readonly string[];
  scenario?: ScenarioName;
  orders?: number;
  seed?: number;
  data?: string;
  latency?: number;
  appUrl?: string;
  serveApp?: string;
  /** Receives background problems, and failed calls that have a request id, one line each; ignored by default. */
  reportProblem?: (line: string) => void;
}

export const DEFAULT_PORT = DEVELOPMENT_PORTS.API_PORT;
export const DEFAULT_HOST = '127.0.0.1';
const LONGEST_LATENCY_MS = 60_000;

const asWritten = (text: string): string => text;

/** Placeholder for the help, parser (may throw a WrongOption), and description. */
type Option = readonly [placeholder: string, read: (text: string) => unknown, effect: string];

/** In the order of the help. `controlKey` is written --control-key. */
const OPTIONS: Readonly<Record<Exclude<keyof MockServerOptions, 'reportProblem'>, Option>> = {
  port: [
    'N',
    wholeNumber(0, 65_535),
    `0 takes a free port and prints it as JSON (default: API_PORT, or ${DEFAULT_PORT})`,
  ],
  host: ['ADDRESS', asWritten, `(default ${DEFAULT_HOST}); an address of the network needs --control-key`],
  controlKey: [
    'KEY',
    asWritten,
    '/mock answers only with this key: header x-control-key, or the password of its pages',
  ],
  allowOrigins: ['URL,URL', origins, 'sites besides this machine whose pages may use /mock without a key'],
  scenario: ['NAME', oneOf(SCENARIO_NAMES), `contents of a new world: ${SCENARIO_NAMES.join(', ')}`],
  orders: ['N', wholeNumber(0, 10_000_000), 'number of orders of busy and years-of-trading'],
  seed: ['N', wholeNumber(0, 0xff_ff_ff_ff), 'makes everything random repeatable'],
  data: ['DIR', dataFolder, 'continues the world of this folder, and stores it there'],
  latency: ['MS', wholeNumber(0, LONGEST_LATENCY_MS), 'delays every answer of the API'],
  appUrl: ['URL', webAddress, 'address of the web app, for links in mails'],
  serveApp: ['DIR', builtApp, 'also serves the built web app in this folder'],
};

export type Command =
  | { readonly kind: 'start'; readonly options: MockServerOptions }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'wrong'; readonly message: string };

/** Loopback needs no key, because only this machine reaches it. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Why the host would expose the mock to the network, with a remedy; undefined if it does not. */
export function hostRefusal({ host = DEFAULT_HOST, controlKey }: MockServerOptions): string | undefined {
  if (isLoopback(host) || (controlKey !== undefined && controlKey !== '')) return undefined;
  return `On ${host} the control API is open to the network: give it a key with --control-key.`;
}

/** The web app's dev server reads the same variables. An empty one counts as missing. */
function defaults({ API_PORT = '', PORT = '' }: NodeJS.ProcessEnv, isAppServed: boolean): MockServerOptions {
  const port = API_PORT === '' ? DEFAULT_PORT : Number(valueOf('port', API_PORT, OPTIONS.port[1]));
  return PORT === '' || isAppServed ? { port } : { port, appUrl: `http://localhost:${PORT}` };
}

export function readCommand(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Command {
  try {
    const flags: [string, { type: 'string' }][] = Object.keys(OPTIONS).map((name) => [
      flagOf(name),
      { type: 'string' },
    ]);
    const { values }: { values: Readonly<Record<string, unknown>> } = parseArgs({
      args: [...args],
      options: { ...Object.fromEntries(flags), help: { type: 'boolean' } },
    });
    if (values['help'] === true) return { kind: 'help', text: helpText() };
    const given = Object.entries<Option>(OPTIONS).flatMap(([name, [, read]]) => {
      const text = values[flagOf(name)];
      return typeof text === 'string' ? [[name, valueOf(flagOf(name), text, read)]] : [];
    });
    const isAppServed = values[flagOf('serveApp')] !== undefined;
    const options = {
      ...defaults(environment, isAppServed),
      ...Object.fromEntries(given),
    } as MockServerOptions;
    const refusal = hostRefusal(options);
    return refusal === undefined ? { kind: 'start', options } : { kind: 'wrong', message: refusal };
  } catch (error) {
    // The first line of a parseArgs error is enough.
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { kind: 'wrong', message: line };
  }
}

function flagOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function valueOf(flag: string, text: string, read: Option[1]): unknown {
  if (text.trim() === '') throw new WrongOption(`--${flag} needs a value.`);
  try {
    return read(text);
  } catch (error) {
    throw error instanceof WrongOption ? new WrongOption(`--${flag} ${error.message}`) : error;
  }
}

function helpText(): string {
  const options = Object.entries<Option>(OPTIONS).map(([name, [placeholder, , effect]]) => ({
    written: `  --${flagOf(name)} ${placeholder}  `,
    effect,
  }));
  const column = Math.max(...options.map(({ written }) => written.length));
  const lines = options.map(({ written, effect }) => {
    const inLines = effect.replaceAll(/(.{1,85})(?:\s|$)/g, `$1\n${' '.repeat(column)}`).trimEnd();
    return `${written.padEnd(column)}${inLines}`;
  });
  return `npm run mock -- [options]\n\n${lines.join('\n')}\n`;
}
