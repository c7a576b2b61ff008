import type { AxiosAdapter, AxiosRequestConfig, AxiosResponse } from 'axios';
import axios, { AxiosHeaders } from 'axios';
import { ApiError } from './api-error.ts';
import { apiOptions } from './api-options.ts';
import { answeredBy, forgetCallsAhead, takeCallAhead } from './call-ahead.ts';
import { CALL_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from './time-outs.ts';
import { apiErrorOf, learnTime } from './transport-answer.ts';

/** One call: attaches the token, and after a 401 asks the token source and tries once more (decision D14). */
export async function send<Body>(config: AxiosRequestConfig): Promise<Body> {
  const { tokenSource } = apiOptions();
  const isOthers = bringsItsCaller(config);
  const token = isOthers ? null : tokenSource.getAccessToken();
  try {
    return await attempt<Body>(config, token);
  } catch (error) {
    const failure = apiErrorOf(error);
    if (failure.status !== 401 || isOthers || isAuthCall(config)) throw failure;
    const nextToken = await tokenSource.refresh(token);
    if (nextToken === null) throw failure;
    return attempt<Body>(config, nextToken).catch((second: unknown) => {
      throw apiErrorOf(second);
    });
  }
}

/** Such a call speaks for nobody else, and renews nobody else's session. */
function bringsItsCaller({ headers }: AxiosRequestConfig): boolean {
  return headers?.Authorization !== undefined;
}

/** Calls about signing in never lead to a refresh (decision D14). */
function isAuthCall({ url = '' }: AxiosRequestConfig): boolean {
  return url.startsWith('/Auth/');
}

async function attempt<Body>(config: AxiosRequestConfig, token: string | null): Promise<Body> {
  const { baseUrl } = apiOptions();
  const adapter = adapterFor(config, token);
  const response = await axios.request<Body>({
    timeout: carriesFile(config) ? UPLOAD_TIMEOUT_MS : CALL_TIMEOUT_MS,
    baseURL: baseUrl,
    ...(adapter === undefined ? {} : { adapter }),
    ...config,
    headers: headersOf(config, token),
  });
  learnTime(response);
  if (!isJson(response)) throw new ApiError({ kind: 'parse', status: response.status, body: response.data });
  return response.data;
}

/** Undefined where the HTTP client's own way is taken. */
function adapterFor(config: AxiosRequestConfig, token: string | null): AxiosAdapter | undefined {
  if (config.method !== 'GET') forgetCallsAhead();
  const ahead = token === null ? null : takeCallAhead(config, token);
  return ahead === null ? apiOptions().adapter : answeredBy(ahead);
}

/** Parts without a file among them are as quick as any other body. */
function carriesFile({ data }: AxiosRequestConfig<unknown>): boolean {
  return data instanceof FormData && [...data.values()].some((part) => typeof part !== 'string');
}

function headersOf(config: AxiosRequestConfig, token: string | null) {
  const headers = new AxiosHeaders();
  for (const [name, value] of Object.entries(config.headers ?? {})) headers.set(name, String(value));
  // The browser itself must say where each part begins.
  if (config.data instanceof FormData) headers.delete('Content-Type');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

/** An answer of the contract is an object; a proxy's page is a text. */
function isJson({ data }: AxiosResponse<unknown>): boolean {
  return typeof data === 'object' && data !== null;
}
