import { onlineManager } from '@tanstack/react-query';
import axios, { type AxiosRequestConfig, AxiosHeaders } from 'axios';
import { ApiError } from '../errors/api-error.ts';
import { type Call, changesNothing, meansNull, operationIdOf, readAnswer } from '../reader/read-answer.ts';
import type { Read } from '../reader/shape.ts';
import { prepareForm } from '../uploads/prepare-upload.ts';
import { apiOptions, CALL_TIMEOUT_MS, perApi, UPLOAD_SILENCE_MS } from './api-options.ts';
import { newId, sendAttempt } from './attempts.ts';
import { apiErrorOf, notRefreshed, notSent, stopped } from './call-errors.ts';
import { withCause } from './hidden-answer.ts';
import { KnownAnswers } from './known-answers.ts';
import { serverClock } from './server-clock.ts';
import { requestWhileBytesMove } from './silence-timeout.ts';
import { mayBePastLifetime } from './token-lifetime.ts';

export type ErrorType<_Body> = ApiError;

interface CallOptions extends AxiosRequestConfig<unknown> {
  /** What the person acts upon beside the content. Once a read has shown something else, a press is another attempt. */
  actsOn?: string | undefined;
}

/**
 * The transport of every generated call: resolves with the body `{ data, message? }`, rejects with an ApiError. A change
 * has a key if the API accepts keys.
 */
export async function request<Body>(
  generated: AxiosRequestConfig<unknown>,
  { actsOn, ...options }: CallOptions = {},
): Promise<Read<Body>> {
  const { idempotencyKeys, wrongSetting } = apiOptions();
  if (wrongSetting !== undefined) throw misconfigured(wrongSetting);
  const asked = { ...generated, ...options };
  const config = hasFile(asked) ? await withPreparedFiles(asked) : asked;
  if (idempotencyKeys !== true || isGet(asked)) return sendWithToken(config);
  const content = contentOf(asked, actsOn);
  const scope = CREATING.has(operationIdOf(callOf(asked))) ? content : addressOf(asked);
  return sendAttempt({ scope, content }, (key) => {
    const headers = Object.assign({}, config.headers, { 'Idempotency-Key': key });
    return sendWithToken({ ...config, headers });
  });
}

function misconfigured(setting: string): ApiError {
  const text = `This app is not set up correctly, so nothing was sent. Contact support. Code: ${setting}`;
  return new ApiError({ kind: 'misconfigured', status: null, text });
}

/** Makes one call; after a 401 it refreshes the token and retries once. */
async function sendWithToken<Answer>(config: AxiosRequestConfig<unknown>): Promise<Answer> {
  const { tokenSource } = apiOptions();
  const { headers, url = '' } = config;
  // A call with its own token leaves that of the session alone, and a proof is the same for everyone.
  const isWithoutSession = headers?.Authorization !== undefined || url.startsWith('/Order/Proof/');
  const token = isWithoutSession ? null : tokenSource.getAccessToken();
  try {
    return await callOnce<Answer>(config, token);
  } catch (error) {
    const failure = apiErrorOf(error);
    const isRefused = failure.status === 401 || failure.status === 403;
    // Some servers refuse an expired token with 403, or without the CORS headers.
    const mayBeExpired = token !== null && mayBePastLifetime(token) && !wasJustRefreshed(token);
    const mayHelp = failure.status === 401 || (mayBeExpired && (isRefused || failure.kind === 'hidden'));
    // A 401 of sign-in or refresh is about the password or the refresh token, so a refresh cannot help.
    if (!mayHelp || isWithoutSession || url.startsWith('/Auth/')) throw failure;
    const nextToken = await tokenSource.refresh(token).catch((cause: unknown) => {
      throw notRefreshed(failure, apiErrorOf(cause), isGet(config));
    });
    if (nextToken === null) throw failure;
    // A late refusal of an older token returns the current one without a refresh.
    if (lastRefresh().token !== nextToken)
      Object.assign(lastRefresh(), { token: nextToken, atMs: Date.now() });
    // A change without an answer may have happened, so it is not repeated.
    if (!isRefused && !isGet(config)) throw failure;
    return callOnce<Answer>(config, nextToken);
  }
}

/** The last token that a refresh returned. */
const lastRefresh = perApi(() => ({ token: '', atMs: 0 }));

/** No access token expires earlier. */
const MIN_LIFETIME_MS = 60_000;

/** A refusal of such a token is about the record, and another refresh would not help. */
function wasJustRefreshed(token: string): boolean {
  const refresh = lastRefresh();
  return refresh.token === token && Date.now() - refresh.atMs < MIN_LIFETIME_MS;
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
function contentOf(config: AxiosRequestConfig<unknown>, actsOn: string | undefined): string {
  const { data } = config;
  const values = data instanceof FormData ? [...data].map(([name, value]) => [name, partOf(value)]) : data;
  return JSON.stringify([addressOf(config), config.params as unknown, values, actsOn]);
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

const NOT_MODIFIED = 304;

const knownAnswersOfApi = perApi(() => new KnownAnswers());

async function callOnce<Answer>(config: AxiosRequestConfig, token: string | null): Promise<Answer> {
  const { baseUrl, adapter, onDeviation, requestIds } = apiOptions();
  const knownAnswers = knownAnswersOfApi();
  const call = callOf(config);
  const reading = { baseUrl, onDeviation };
  const known = knownAnswers.find(call, token);
  const wasOnline = onlineManager.isOnline();
  const sentAtMs = Date.now();
  const requestId = requestIds === true ? newId() : null;
  try {
    const options = {
      baseURL: baseUrl,
      // Tokens authorise the calls, so axios need not read a cookie for each.
      withXSRFToken: false,
      // Only `fetch` supports options such as `keepalive`.
      adapter: adapter ?? (config.fetchOptions === undefined ? ['xhr', 'http'] : 'fetch'),
      ...config,
      headers: headersOf(config, token, known?.etag, requestId),
    };
    const sendsFile = hasFile(config);
    const silenceMs = sendsFile ? UPLOAD_SILENCE_MS : CALL_TIMEOUT_MS;
    const response = await requestWhileBytesMove(options, { silenceMs, sendsFile });
    trustNetwork(wasOnline);
    const { status, data: body, headers } = response;
    serverClock.learn(headers['date'], Date.now(), sentAtMs);
    const answer = readAnswer(call, { status, body }, reading);
    if (changesNothing(call)) knownAnswers.remember(call, token, headers['etag'], answer);
    return answer as Answer;
  } catch (error) {
    if (axios.isCancel(error)) throw stopped();
    const failure = await withCause(apiErrorOf(error, sentAtMs, wasOnline), call, baseUrl);
    if (failure.status !== null) trustNetwork(wasOnline);
    if (failure.status === NOT_MODIFIED && known !== undefined) return known.answer as Answer;
    // The next attempt omits If-None-Match, which CORS rules may forbid.
    knownAnswers.forget(call);
    if (failure.status === null || failure.isPage || !meansNull(call, failure.status)) {
      if (failure.kind !== 'offline') failure.requestId = requestId;
      throw failure;
    }
    return readAnswer(call, { status: failure.status, body: null }, reading) as Answer;
  }
}

/**
 * An answer proves that the device is online, although some browsers report offline with a VPN. A call from before the
 * loss proves nothing.
 */
function trustNetwork(wasOnline: boolean): void {
  if (!wasOnline) onlineManager.setOnline(true);
}

function hasFile(config: AxiosRequestConfig<unknown>): config is WithFile {
  const { data } = config;
  return data instanceof FormData && [...data.values()].some((part) => typeof part !== 'string');
}

/** `etag`: of the last answer. */
function headersOf(
  config: AxiosRequestConfig,
  token: string | null,
  etag: string | undefined,
  requestId: string | null,
) {
  const headers = new AxiosHeaders(config.headers as AxiosHeaders);
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
