import type { AxiosRequestConfig } from 'axios';
import { ApiError } from './api-error.ts';

type Send = <Body>(config: AxiosRequestConfig) => Promise<Body>;

/**
 * The HTTP client is the heaviest part of this library and of no use before the first call: the sign-in screen stands
 * without it. Whoever knows that a call will come soon fetches it ahead.
 */
export async function prepareApi(): Promise<{ send: Send }> {
  try {
    return await import('./transport.ts');
  } catch {
    throw new ApiError({ kind: 'network', status: null, body: null });
  }
}

/** What every generated call goes through; answers the body, `{ data, message? }`. */
export async function request<Body>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<Body> {
  const { send } = await prepareApi();
  return send<Body>({ ...config, ...options });
}

/** The generated hooks name their error by this. */
export type ErrorType<_Body> = ApiError;
