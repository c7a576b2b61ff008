import type { AxiosRequestConfig } from 'axios';
import type { ApiError } from '../errors/api-error.ts';
import type { Finished } from '../reader/shape.ts';
import { send } from './transport.ts';

/** The transport of every generated call: resolves with the body `{ data, message? }`, rejects with an ApiError. */
export function request<Body>(
  config: AxiosRequestConfig,
  options?: AxiosRequestConfig,
): Promise<Finished<Body>> {
  return send<Finished<Body>>({ ...config, ...options });
}

export type ErrorType<_Body> = ApiError;
