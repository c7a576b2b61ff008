import type { AxiosRequestConfig } from 'axios';
import { type ApiError, noAnswer } from './api-error.ts';

type Send = <Body>(config: AxiosRequestConfig) => Promise<Body>;

/**
 * Loads the HTTP client, the heaviest part of this library, which the sign-in screen does not need before its first call.
 * Call it early to preload the client.
 */
export async function prepareApi(): Promise<{ send: Send }> {
  try {
    return await import('./transport.ts');
  } catch {
    throw noAnswer('network');
  }
}

/** The transport of every generated call: resolves with the body `{ data, message? }`, rejects with an ApiError. */
export async function request<Body>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<Body> {
  const { send } = await prepareApi();
  return send<Body>({ ...config, ...options });
}

/** Orval's generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError;
