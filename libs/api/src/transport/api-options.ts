import type { AxiosAdapter } from 'axios';
import type { Deviation } from '../reader/deviation-counts.ts';
import type { ProviderProfile } from '../reader/provider-profile.ts';

/** The application passes it at start-up, so that this library does not depend on the session. */
export interface TokenSource {
  getAccessToken(): string | null;
  /**
   * Called when the token that the call carried, if any, may have expired. Resolves with the token for one retry, or null
   * when the session has ended or now belongs to another person; rejects if there are no new tokens yet although the
   * session goes on.
   */
  refresh(usedToken: string | null): Promise<string | null>;
}

export const NO_TOKENS: TokenSource = { getAccessToken: () => null, refresh: () => Promise.resolve(null) };

/** A call without an answer after this time has failed. */
export const CALL_TIMEOUT_MS = 15_000;
export const UPLOAD_TIMEOUT_MS = 60_000;

export interface ApiOptions {
  /** Prefix of every path of the contract: '/api/v1', or the same at another origin. */
  baseUrl: string;
  tokenSource: TokenSource;
  /** The provider's names and envelope, where they differ from the contract's. */
  providerProfile?: ProviderProfile | null;
  /** A setting of the deployment that is wrong: answers might be misread, or come from elsewhere, so no call is made. */
  wrongSetting?: string | undefined;
  /** Whether the API accepts the header Idempotency-Key, which then goes along with every change. */
  idempotencyKeys?: boolean;
  /** Called for each kind of deviation from the contract in an answer. */
  onDeviation?: (deviation: Deviation) => void;
  /** Replaces the network in tests. */
  adapter?: AxiosAdapter;
}

let options: ApiOptions = { baseUrl: '/api/v1', tokenSource: NO_TOKENS };

/** Called once, at start-up. */
export function configureApi(configured: ApiOptions): void {
  options = configured;
}

export function apiOptions(): ApiOptions {
  return options;
}
