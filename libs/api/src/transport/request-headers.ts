import { type AxiosRequestConfig, AxiosHeaders } from 'axios';

/** The headers of a call. `etag`: the validator of the last answer, for If-None-Match. */
export function headersOf(config: AxiosRequestConfig, token: string | null, etag?: string) {
  const headers = new AxiosHeaders();
  for (const [name, value] of Object.entries(config.headers ?? {})) headers.set(name, String(value));
  // With `fetch` axios would name itself, and the rules for other origins may not allow that header.
  headers.set('User-Agent', false);
  if (config.data === undefined) headers.set('Content-Type', false);
  // The browser must set it, because only the browser knows the boundary between the parts.
  if (config.data instanceof FormData) headers.delete('Content-Type');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (etag !== undefined) headers.set('If-None-Match', etag);
  return headers;
}
