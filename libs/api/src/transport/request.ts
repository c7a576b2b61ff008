import type { AxiosRequestConfig } from 'axios';
import type { ApiError } from '../errors/api-error.ts';
import type { Finished } from '../reader/shape.ts';
import { NOT_LOADED, noAnswer, notSent } from './failures.ts';

type Send = <Body>(config: AxiosRequestConfig) => Promise<Body>;

let client: Promise<{ send: Send }> | null = null;

/**
 * Loads the HTTP client, the heaviest part of this library, with the first call. The promise is cached, because
 * importing a loaded module again also waits for the main thread. Only the newest browsers can retry a failed import.
 */
function loadTransport(): Promise<{ send: Send }> {
  client ??= import('./transport.ts').catch(() => {
    client = null;
    throw noAnswer('network', { text: NOT_LOADED });
  });
  return client;
}

/** The transport of every generated call: resolves with the body `{ data, message? }`, rejects with an ApiError. */
export async function request<Body>(
  config: AxiosRequestConfig,
  options?: AxiosRequestConfig,
): Promise<Finished<Body>> {
  const { send } = await loadTransport().catch((error: unknown) => {
    // Reading calls are retried as after a network failure.
    throw (config.method ?? 'GET') === 'GET' ? error : notSent(NOT_LOADED);
  });
  return send<Finished<Body>>({ ...config, ...options });
}

export type ErrorType<_Body> = ApiError;
