import type { AxiosAdapter } from 'axios';
import type { Deviation } from '../reader/deviation-counts.ts';

/** Passed by the application, so that this library does not depend on the session. */
export interface TokenSource {
  getAccessToken(): string | null;
  /**
   * Refreshes a token that may have expired. Resolves with a token for one retry, or null if the session ended or
   * another user signed in. Rejects if the refresh failed and the session is still valid.
   */
  refresh(usedToken: string | null): Promise<string | null>;
}

export const NO_TOKENS: TokenSource = { getAccessToken: () => null, refresh: () => Promise.resolve(null) };

/** A call without a file fails if for this time no byte of its answer arrived. */
export const CALL_TIMEOUT_MS = 15_000;
/** A call with a file fails after this time in which no byte was sent and no byte of its answer arrived. */
export const UPLOAD_SILENCE_MS = 60_000;

export interface ApiOptions {
  /** Prefix of every path of the contract: '/api/v1', or the same at another origin. */
  baseUrl: string;
  tokenSource: TokenSource;
  /** A wrong setting of the deployment prevents every call, because answers might be misread or come from elsewhere. */
  wrongSetting?: string | undefined;
  /** Whether the API accepts the header Idempotency-Key; if so, every change has one. */
  idempotencyKeys?: boolean;
  /** Whether the API accepts the header traceparent; if so, every call has one with a random id. */
  requestIds?: boolean;
  onDeviation?: (deviation: Deviation) => void;
  /** Replaces the network in tests. */
  adapter?: AxiosAdapter;
}

let options: ApiOptions = { baseUrl: '/api/v1', tokenSource: NO_TOKENS };

export function configureApi(configured: ApiOptions): void {
  options = configured;
}

export function apiOptions(): ApiOptions {
  return options;
}

/** State that lasts until the API is configured anew. */
export function perApi<State extends object>(first: () => State): () => State {
  const states = new WeakMap<ApiOptions, State>();
  return () => {
    const state = states.get(options) ?? first();
    states.set(options, state);
    return state;
  };
}
