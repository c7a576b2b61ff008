import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import axios, { AxiosError, AxiosHeaders } from 'axios';

/** Answers one request, as a server would. */
export type Answer = (request: Request) => Promise<Response>;

const ORIGIN = 'http://amana.test';

type Timer = ReturnType<typeof setTimeout>;

/** The time-outs of calls that wait for an answer. */
const waiting = new Set<Timer>();

/** Calls that a test leaves without an answer do not fail in the middle of a later one. */
export function forgetWaitingCalls(): void {
  for (const timer of waiting) clearTimeout(timer);
  waiting.clear();
}

/** The client's calls go to a function instead of over a network. */
export function backendAdapter(answer: Answer): AxiosAdapter {
  return async (config) => {
    const request = requestOf(config);
    // The whole body is with the server: the last progress that a browser tells.
    config.onUploadProgress?.({ loaded: 1, total: 1, bytes: 1, lengthComputable: true, upload: true });
    const response = await inTime(answer(request), config, request);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    const data: unknown = isJson ? JSON.parse(text) : text;
    const headers = new AxiosHeaders(Object.fromEntries(response.headers));
    const told = { data, status: response.status, statusText: response.statusText, headers, config, request };
    if (response.ok) return told;
    throw new AxiosError(`Status ${response.status}`, AxiosError.ERR_BAD_REQUEST, config, request, told);
  };
}

/** Fails as a browser's request does: at once where the connection broke, at its time-out where nothing comes. */
function inTime(answer: Promise<Response>, config: InternalAxiosRequestConfig, request: Request) {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  // Zero is axios's word for no limit.
  const timer =
    config.timeout === undefined || config.timeout === 0
      ? undefined
      : setTimeout(() => {
          reject(new AxiosError('Timeout', AxiosError.ECONNABORTED, config, request));
        }, config.timeout);
  if (timer !== undefined) waiting.add(timer);
  answer
    .then(resolve, () => {
      reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK, config, request));
    })
    .finally(() => {
      if (timer === undefined) return;
      clearTimeout(timer);
      waiting.delete(timer);
    });
  return promise;
}

function requestOf(config: InternalAxiosRequestConfig): Request {
  const url = `${ORIGIN}${axios.getUri(config)}`;
  const headers = new Headers();
  for (const [name, value] of Object.entries(config.headers.toJSON(true))) headers.set(name, value);
  const method = (config.method ?? 'get').toUpperCase();
  const data: unknown = config.data;
  if (data instanceof FormData) {
    // Only the form itself knows where its parts begin.
    headers.delete('content-type');
    return new Request(url, { method, headers, body: data });
  }
  return new Request(url, { method, headers, body: typeof data === 'string' ? data : null });
}
