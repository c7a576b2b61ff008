import type { AxiosAdapter, AxiosRequestConfig } from 'axios';
import axios, { AxiosHeaders } from 'axios';
import type { ApiError } from './api-error.ts';
import { apiErrorOf, learnTime } from './transport-answer.ts';

export interface ControlOptions {
  /** Before every path of the control API: '/mock/v1', or another origin's. */
  baseUrl: string;
  /** What a mock on an address other than loopback asks for. */
  key?: string | undefined;
  /** Another way to the server, for tests. */
  adapter?: AxiosAdapter | undefined;
}

let options: ControlOptions | null = null;

/** Before the first call; who configures again replaces what stood. */
export function configureControl(configured: ControlOptions): void {
  options = configured;
}

/** What every generated call of the control API goes through; answers the body, `{ data, message? }`. */
export async function controlRequest<Body>(
  config: AxiosRequestConfig,
  overrides?: AxiosRequestConfig,
): Promise<Body> {
  if (options === null) throw new Error('The control API is not configured');
  const { baseUrl, key, adapter } = options;
  const headers = new AxiosHeaders();
  for (const [name, value] of Object.entries(config.headers ?? {})) headers.set(name, String(value));
  if (key !== undefined) headers.set('x-control-key', key);
  try {
    const response = await axios.request<Body>({
      baseURL: baseUrl,
      ...(adapter === undefined ? {} : { adapter }),
      ...config,
      ...overrides,
      headers,
    });
    learnTime(response);
    return response.data;
  } catch (error) {
    throw apiErrorOf(error);
  }
}

/** The generated hooks name their error by this. */
export type ErrorType<_Body> = ApiError;
