import axios, { type AxiosAdapter, type InternalAxiosRequestConfig, AxiosError, AxiosHeaders } from 'axios';

export type Answer = (request: Request) => Promise<Response>;

const ORIGIN = 'http://amana.test';

type Timer = ReturnType<typeof setTimeout>;

/** Timers of calls without a response yet. */
const waiting = new Set<Timer>();

/** Otherwise a call that one test leaves unanswered could fail during another test. */
export function forgetWaitingCalls(): void {
  for (const timer of waiting) clearTimeout(timer);
  waiting.clear();
}

/** Passes the client's calls to a function instead of a network. */
export function backendAdapter(answer: Answer): AxiosAdapter {
  return async (config) => {
    const request = requestOf(config);
    // The last progress event of a browser: the whole body is uploaded.
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

/** Fails like a browser's request: at once if the connection breaks, or at its timeout. */
function inTime(answer: Promise<Response>, config: InternalAxiosRequestConfig, request: Request) {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  // In axios zero means no limit.
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
    // `Request` sets the header with the boundary of the form's parts.
    headers.delete('content-type');
    return new Request(url, { method, headers, body: data });
  }
  return new Request(url, { method, headers, body: typeof data === 'string' ? data : null });
}
