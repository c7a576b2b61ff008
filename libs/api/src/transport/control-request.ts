import axios, { type AxiosAdapter, type AxiosRequestConfig, AxiosHeaders } from 'axios';
import type { ApiError } from '../errors/api-error.ts';
import { apiErrorOf, learnTime } from './axios-errors.ts';

export interface ControlOptions {
  /** Prefix of every path of the control API: '/mock/v1', or the same at another origin. */
  baseUrl: string;
  /** The control key; a mock outside loopback requires it. */
  key?: string | undefined;
  adapter?: AxiosAdapter | undefined;
}

let options: ControlOptions | null = null;

/** Must be called before the first call; a second call replaces the options. */
export function configureControl(configured: ControlOptions): void {
  options = configured;
}

/** The transport of the generated control API: resolves with the body `{ data, message? }`, rejects with an ApiError. */
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

/** Orval's generated hooks import their error type from here. */
export type ErrorType<_Body> = ApiError;
