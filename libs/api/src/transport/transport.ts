import { onlineManager } from '@tanstack/react-query';
import axios, { type AxiosRequestConfig, AxiosHeaders } from 'axios';
import { type Call, changesNothing, meansNull, operationIdOf, readAnswer } from '../reader/read-answer.ts';
import { prepareForm } from '../uploads/prepare-upload.ts';
import { type ApiOptions, apiOptions, CALL_TIMEOUT_MS } from './api-options.ts';
import { attemptFailed, attemptFor, endAttempt, newId } from './attempts.ts';
import { apiErrorOf, learnTime } from './axios-errors.ts';
import { misconfigured, notRead, notRenewed, notSent } from './failures.ts';
import { withCause } from './hidden-answer.ts';
import { KnownAnswers } from './known-answers.ts';
import { mayBePastLifetime } from './token-lifetime.ts';
import { requestUpload } from './upload-timeout.ts';

const NOT_MODIFIED = 304;

/** Separate for each configured API. */
const knownByApi = new WeakMap<ApiOptions, KnownAnswers>();

function knownAnswersOf(api: ApiOptions): KnownAnswers {
  const known = knownByApi.get(api) ?? new KnownAnswers();
  knownByApi.set(api, known);
  return known;
}

/** Makes one call, which has a key if it is a change and the API accepts keys. Rejects with an ApiError. */
export async function send<Body>(asked: AxiosRequestConfig<unknown>): Promise<Body> {
  const { idempotencyKeys, wrongSetting } = apiOptions();
  if (wrongSetting !== undefined) throw misconfigured(wrongSetting);
  const config = hasFile(asked) ? await withPreparedFiles(asked) : asked;
  if (idempotencyKeys !== true || isGet(asked)) return sendWithToken(config);
  const content = contentOf(asked);
  const attempt = attemptFor(
    CREATING.has(operationIdOf(callOf(asked))) ? content : addressOf(asked),
    content,
  );
  const headers = Object.assign({}, config.headers, { 'Idempotency-Key': attempt.key });
  try {
    const answer = await sendWithToken<Body>({ ...config, headers });
    endAttempt(attempt);
    return answer;
  } catch (error) {
    const failure = apiErrorOf(error);
    attemptFailed(attempt, failure);
    throw failure;
  }
}

/** Makes one call; after a 401 it refreshes the token and retries once. */
async function sendWithToken<Body>(config: AxiosRequestConfig<unknown>): Promise<Body> {
  const { tokenSource } = apiOptions();
  const isWithoutSession = hasAuthorization(config) || isForEveryone(config);
  const token = isWithoutSession ? null : tokenSource.getAccessToken();
  try {
    return await attempt<Body>(config, token);
  } catch (error) {
    const failure = apiErrorOf(error);
    const isRefused = failure.status === 401 || failure.status === 403;
    // Some servers refuse an expired token with 403, or without the CORS headers.
    const mayBeExpired = token !== null && mayBePastLifetime(token) && !wasJustRefreshed(token);
    const mayHelp = failure.status === 401 || (mayBeExpired && (isRefused || failure.kind === 'hidden'));
    if (!mayHelp || isWithoutSession || isAuthCall(config)) throw failure;
    const nextToken = await tokenSource.refresh(token).catch((cause: unknown) => {
      // Only the answer to the change itself confirms or denies it.
      throw isGet(config) ? notRead(apiErrorOf(cause)) : notRenewed(failure);
    });
    if (nextToken === null) throw failure;
    rememberRefreshed(nextToken);
    // A change without an answer may have happened, so it is not repeated.
    if (!isRefused && !isGet(config)) throw failure;
    return attempt<Body>(config, nextToken);
  }
}

/** No access token expires earlier. */
const MIN_LIFETIME_MS = 60_000;

/** The last token that a refresh returned, for each configured API. */
const refreshedByApi = new WeakMap<ApiOptions, { readonly token: string; readonly atMs: number }>();

function rememberRefreshed(token: string): void {
  const api = apiOptions();
  // A late refusal of an older token returns the current one without a refresh.
  if (refreshedByApi.get(api)?.token !== token) refreshedByApi.set(api, { token, atMs: Date.now() });
}

/** A refusal of such a token is about the record, and another refresh would not help. */
function wasJustRefreshed(token: string): boolean {
  const refreshed = refreshedByApi.get(apiOptions());
  return refreshed?.token === token && Date.now() - refreshed.atMs < MIN_LIFETIME_MS;
}

type WithFile = AxiosRequestConfig<unknown> & { data: FormData };

/** Pictures are uploaded without their location, and each file under a name that fits its content. */
async function withPreparedFiles(config: WithFile): Promise<AxiosRequestConfig> {
  const data = await prepareForm(config.data).catch(() => {
    throw notSent('The file could not be read, so nothing was sent. Choose it again.');
  });
  return { ...config, data };
}

/** Each call of these adds a record. Other operations change an existing one, so only their last content counts. */
const CREATING: ReadonlySet<string> = new Set(['createOrder', 'createDispute', 'sendMessage']);

function addressOf({ method = 'GET', url = '' }: AxiosRequestConfig): string {
  return `${method} ${url}`;
}

/** A file is recognised by its name, type, size and time. */
function contentOf(config: AxiosRequestConfig<unknown>): string {
  const { data } = config;
  const values = data instanceof FormData ? [...data].map(([name, value]) => [name, partOf(value)]) : data;
  return JSON.stringify([addressOf(config), config.params as unknown, values]);
}

function partOf(value: FormDataEntryValue): unknown {
  return typeof value === 'string' ? value : [value.name, value.type, value.size, value.lastModified];
}

function callOf({ method = 'GET', url = '', params }: AxiosRequestConfig): Call {
  return { method, url, params: params as unknown };
}

function isGet({ method = 'GET' }: AxiosRequestConfig): boolean {
  return method.toUpperCase() === 'GET';
}

/** A call with its own token neither uses nor refreshes the token of the session. */
function hasAuthorization({ headers }: AxiosRequestConfig): boolean {
  return headers?.Authorization !== undefined;
}

/** Its answer is the same for everyone, so it tells nobody's session. */
function isForEveryone({ url = '' }: AxiosRequestConfig): boolean {
  return url.startsWith('/Order/Proof/');
}

/** A 401 of sign-in or refresh is about the password or the refresh token, so a refresh cannot help. */
function isAuthCall({ url = '' }: AxiosRequestConfig): boolean {
  return url.startsWith('/Auth/');
}

async function attempt<Body>(config: AxiosRequestConfig, token: string | null): Promise<Body> {
  const api = apiOptions();
  const { baseUrl, adapter, onDeviation = ignore } = api;
  const knownAnswers = knownAnswersOf(api);
  const call = callOf(config);
  const reading = { baseUrl, onDeviation };
  const known = knownAnswers.find(call, token);
  const wasOnline = onlineManager.isOnline();
  const sentAtMs = Date.now();
  const requestId = api.requestIds === true ? newId() : null;
  try {
    const options = {
      timeout: CALL_TIMEOUT_MS,
      baseURL: baseUrl,
      // Tokens authorise the calls, so axios need not read a cookie for each.
      withXSRFToken: false,
      ...adapterFor(config, adapter),
      ...config,
      headers: headersOf(config, token, { etag: known?.etag, requestId }),
    };
    const response = await (hasFile(config) ? requestUpload(options) : axios.request<unknown>(options));
    trustNetwork(wasOnline);
    learnTime(response, sentAtMs);
    const { status, data: body } = response;
    const answer = readAnswer(call, { status, body }, reading);
    if (changesNothing(call)) knownAnswers.remember(call, token, response.headers['etag'], answer);
    return answer as Body;
  } catch (error) {
    if (axios.isCancel(error)) throw error;
    const failure = await withCause(apiErrorOf(error, { atMs: sentAtMs, wasOnline }), call, baseUrl);
    if (failure.status !== null) trustNetwork(wasOnline);
    if (failure.status === NOT_MODIFIED && known !== undefined) return known.answer as Body;
    // The next attempt omits If-None-Match, which CORS rules may forbid.
    knownAnswers.forget(call);
    if (failure.status === null || failure.isPage || !meansNull(call, failure.status)) {
      if (failure.kind !== 'offline') failure.requestId = requestId;
      throw failure;
    }
    return readAnswer(call, { status: failure.status, body: null }, reading) as Body;
  }
}

/**
 * An answer proves that the device is online, although some browsers report offline with a VPN. A call from before the
 * loss proves nothing.
 */
function trustNetwork(wasOnline: boolean): void {
  if (!wasOnline) onlineManager.setOnline(true);
}

const ignore = (): void => undefined;

/** Only `fetch` supports options such as `keepalive`. */
function adapterFor({ fetchOptions }: AxiosRequestConfig, adapter: ApiOptions['adapter']) {
  if (adapter !== undefined) return { adapter };
  return fetchOptions === undefined ? {} : { adapter: 'fetch' as const };
}

function hasFile(config: AxiosRequestConfig<unknown>): config is WithFile {
  const { data } = config;
  return data instanceof FormData && [...data.values()].some((part) => typeof part !== 'string');
}

interface HeaderValues {
  /** The validator of the last answer, for If-None-Match. */
  readonly etag: string | undefined;
  readonly requestId: string | null;
}

function headersOf(config: AxiosRequestConfig, token: string | null, { etag, requestId }: HeaderValues) {
  const headers = new AxiosHeaders();
  for (const [name, value] of Object.entries(config.headers ?? {})) headers.set(name, String(value));
  // With `fetch` axios would set this header, which CORS rules may forbid.
  headers.set('User-Agent', false);
  if (config.data === undefined) headers.set('Content-Type', false);
  // The browser sets it with the boundary between the parts.
  if (config.data instanceof FormData) headers.delete('Content-Type');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (etag !== undefined) headers.set('If-None-Match', etag);
  // W3C Trace Context: version, trace id, span id, and the flag that asks the service to record the call.
  if (requestId !== null) headers.set('traceparent', `00-${requestId}-${requestId.slice(16)}-01`);
  return headers;
}
