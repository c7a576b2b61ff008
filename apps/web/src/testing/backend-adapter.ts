import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import axios, { AxiosError, AxiosHeaders } from 'axios';

/** Answers one request, as a server would. */
export type Answer = (request: Request) => Promise<Response>;

const ORIGIN = 'http://amana.test';

/** The client's calls go to a function instead of over a network. */
export function backendAdapter(answer: Answer): AxiosAdapter {
  return async (config) => {
    const request = await requestOf(config);
    const response = await answer(request).catch(() => {
      throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config, request);
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    const data: unknown = isJson ? JSON.parse(text) : text;
    const headers = new AxiosHeaders(Object.fromEntries(response.headers));
    const told = { data, status: response.status, statusText: response.statusText, headers, config, request };
    if (response.ok) return told;
    throw new AxiosError(`Status ${response.status}`, AxiosError.ERR_BAD_REQUEST, config, request, told);
  };
}

async function requestOf(config: InternalAxiosRequestConfig): Promise<Request> {
  const url = `${ORIGIN}${axios.getUri(config)}`;
  const headers = new Headers();
  for (const [name, value] of Object.entries(config.headers.toJSON(true))) headers.set(name, value);
  const method = (config.method ?? 'get').toUpperCase();
  const data: unknown = config.data;
  if (data instanceof FormData) {
    const { type, body } = await multipart(data);
    headers.set('content-type', type);
    return new Request(url, { method, headers, body });
  }
  return new Request(url, { method, headers, body: typeof data === 'string' ? data : null });
}

/** What a browser makes of a form; jsdom's forms are not those of Node's requests. */
async function multipart(form: FormData): Promise<{ type: string; body: Uint8Array<ArrayBuffer> }> {
  const boundary = '----amana';
  const parts: Buffer[] = [];
  for (const [name, value] of form) {
    const head =
      typeof value === 'string'
        ? `name="${name}"\r\n`
        : `name="${name}"; filename="${value.name}"\r\nContent-Type: ${value.type}\r\n`;
    const content = typeof value === 'string' ? Buffer.from(value) : Buffer.from(await value.arrayBuffer());
    parts.push(
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n`),
      content,
      Buffer.from('\r\n'),
    );
  }
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${boundary}`, body: new Uint8Array(body) };
}
