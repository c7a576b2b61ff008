import type { AxiosRequestConfig } from 'axios';
import axios from 'axios';
import type { ApiError } from './api-error.ts';

/** Where the mock's control API is, beside the mock. */
const CONTROL_BASE_URL = '/mock/v1';

/** What every generated call of the control API goes through. */
export async function controlRequest<Body>(
  config: AxiosRequestConfig,
  options?: AxiosRequestConfig,
): Promise<Body> {
  const response = await axios.request<Body>({ baseURL: CONTROL_BASE_URL, ...config, ...options });
  return response.data;
}

/** The generated hooks name their error by this. */
export type ErrorType<_Body> = ApiError;
