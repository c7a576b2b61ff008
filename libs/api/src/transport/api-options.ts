import type { AxiosAdapter } from 'axios';
import type { TokenSource } from './token-source.ts';
import { NO_TOKENS } from './token-source.ts';

/** A reading call that was sent before this library was there. */
export interface CallAhead {
  readonly url: string;
  readonly token: string;
  /** Read to its end, so that no connection waits for somebody to take it over. */
  readonly answer: Promise<AnswerAhead>;
  /** By `performance.now()`. */
  readonly sentAtMs: number;
}

export interface AnswerAhead {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** By the device's clock. */
  readonly arrivedAtMs: number;
}

export interface ApiOptions {
  /** Before every path of the contract: '/api/v1', or another origin's. */
  baseUrl: string;
  tokenSource: TokenSource;
  /** Whoever asks for the same gets the answer of these. */
  callsAhead?: CallAhead[];
  /** Another way to the server, for tests. */
  adapter?: AxiosAdapter;
}

let options: ApiOptions = { baseUrl: '/api/v1', tokenSource: NO_TOKENS };

/** Once, at start-up. */
export function configureApi(configured: ApiOptions): void {
  options = configured;
}

export function apiOptions(): ApiOptions {
  return options;
}
