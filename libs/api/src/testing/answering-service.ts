import { type AxiosResponse, type InternalAxiosRequestConfig, AxiosError, AxiosHeaders } from 'axios';
import { type ApiOptions, configureApi, NO_TOKENS } from '../transport/api-options.ts';

interface Answer {
  readonly status?: number;
  readonly data?: unknown;
  readonly headers?: Record<string, string>;
}

/** A status, a whole answer, or no answer at all. */
export type Outcome = number | Answer | 'broken';

/** Answers like an adapter of axios, which rejects a call that was refused. */
export function answerTo(config: InternalAxiosRequestConfig, outcome: Outcome): Promise<AxiosResponse> {
  if (outcome === 'broken') return Promise.reject(new AxiosError('', AxiosError.ERR_NETWORK, config));
  const answer = typeof outcome === 'number' ? { status: outcome } : outcome;
  const { status = 200, data = { data: null }, headers = {} }: Answer = answer;
  const response = { data, status, statusText: '', headers: new AxiosHeaders(headers), config };
  if (status < 300) return Promise.resolve(response);
  return Promise.reject(new AxiosError('', AxiosError.ERR_BAD_REQUEST, config, null, response));
}

/** Answers the calls in turn; the last outcome repeats. Returns the value of `see` for each call. */
export function answerInTurn<Seen>(
  see: (config: InternalAxiosRequestConfig) => Seen,
  outcomes: readonly Outcome[],
  options: Partial<ApiOptions> = {},
): Seen[] {
  const seen: Seen[] = [];
  const adapter = (config: InternalAxiosRequestConfig) => {
    seen.push(see(config));
    return answerTo(config, outcomes[seen.length - 1] ?? outcomes.at(-1) ?? 200);
  };
  configureApi({ baseUrl: '/api/v1', tokenSource: NO_TOKENS, adapter, ...options });
  return seen;
}

export function header(name: string): (config: InternalAxiosRequestConfig) => unknown {
  return ({ headers }) => headers.get(name) ?? null;
}
