import { parseArgs } from 'node:util';
import type { ScenarioName } from '@amana/mock-backend';
import { SCENARIO_NAMES } from '@amana/mock-backend';
import type { MailServer } from './option-values.ts';
import {
  builtApp,
  dataFolder,
  mailServer,
  notEmpty,
  oneOf,
  webAddress,
  wholeNumber,
} from './option-values.ts';

export interface MockServerOptions {
  /** 0 takes any free port. */
  port?: number;
  host?: string;
  scenario?: ScenarioName;
  /** How many orders the scenario `busy` has. */
  orders?: number;
  /** Makes everything random repeatable. */
  seed?: number;
  /** Required in the header x-control-key of calls to /mock; without it the server listens on loopback addresses only. */
  controlKey?: string;
  /** The address of the web app: links in mails and orders begin with it. */
  appUrl?: string;
  /** A folder with the built web app, served beside the API. */
  serveApp?: string;
  /** A folder that stores the world across restarts; without it the world is lost with the process. */
  data?: string;
  /** Delay of every response of the API, in ms. */
  latency?: number;
  /** A mail catcher that every mail is also sent to. */
  smtp?: MailServer;
  /** Receives problems in the background, one line each; by default they are ignored. */
  reportProblem?: (line: string) => void;
}

export const DEFAULT_PORT = 4300;
export const DEFAULT_HOST = '127.0.0.1';
const LONGEST_LATENCY_MS = 60_000;

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
  data: { type: 'string' },
  latency: { type: 'string' },
  smtp: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** Loopback needs no key, because only this machine reaches it. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Why the host would let the network control the mock, and what to do; undefined if it does not. */
export function hostRefusal({ host = DEFAULT_HOST, controlKey }: MockServerOptions): string | undefined {
  if (isLoopback(host) || (controlKey !== undefined && controlKey !== '')) return undefined;
  return `On ${host} the control API is open to the network: give it a key with --control-key.`;
}

/** Leaves out missing options, so that defaults apply. */
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
      host: notEmpty('host', values.host),
      scenario: oneOf('scenario', SCENARIO_NAMES, values.scenario),
      orders: wholeNumber('orders', values.orders, 0, 10_000_000),
      seed: wholeNumber('seed', values.seed, 0, 0xff_ff_ff_ff),
      controlKey: notEmpty('control-key', values['control-key']),
      appUrl: webAddress(values['app-url']),
      serveApp: builtApp(values['serve-app']),
      data: dataFolder(values.data),
      latency: wholeNumber('latency', values.latency, 0, LONGEST_LATENCY_MS),
      smtp: mailServer(values.smtp),
    });
    const refusal = hostRefusal(options);
    return refusal === undefined ? { kind: 'start', options } : { kind: 'wrong', message: refusal };
  } catch (error) {
    // The first line of an error of parseArgs is enough.
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { kind: 'wrong', message: line };
  }
}
