import axios, { type AxiosRequestConfig } from 'axios';
import type { ApiError } from '../errors/api-error.ts';
import { apiErrorOf } from './call-errors.ts';
import { serverClock } from './server-clock.ts';

let baseURL: string | null = null;

/** Must be called before the first call. `baseUrl`: '/mock/v1', or the same at another origin. */
export function configureControl({ baseUrl }: { baseUrl: string }): void {
  baseURL = baseUrl;
}

/** The transport of the generated control API: resolves with the body `{ data, message? }`, rejects with an ApiError. */
export async function controlRequest<Body>(
  config: AxiosRequestConfig,
  overrides?: AxiosRequestConfig,
): Promise<Body> {
  if (baseURL === null) throw new Error('The control API is not configured');
  try {
    const response = await axios.request<Body>({ baseURL, ...config, ...overrides });
    serverClock.learn(response.headers['date']);
    return response.data;
  } catch (error) {
    throw apiErrorOf(error);
  }
}

/** Orval's generated hooks import their error type from here. */
export type ErrorType<_Body> = ApiError;
