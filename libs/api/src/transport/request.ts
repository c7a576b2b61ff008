import type { AxiosRequestConfig } from 'axios';
import type { ApiError } from './api-error.ts';
import { send } from './transport.ts';

/** What every generated call goes through; answers the body, `{ data, message? }`. */
export function request<Body>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<Body> {
  return send<Body>({ ...config, ...options });
}

/** The generated hooks name their error by this. */
export type ErrorType<_Body> = ApiError;
