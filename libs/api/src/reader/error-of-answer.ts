import { readRefusal } from '../reader/refusal.ts';
import { ApiError } from '../errors/api-error.ts';

/** With this status a gateway stops waiting for a service that may still run. */
const REQUEST_TIMEOUT = 408;

/** The error for an answer without success. `waitMs`: minimum delay before the next call, in ms. */
export function errorOfAnswer(status: number, body: unknown, waitMs = 0): ApiError {
  const kind = status < 500 && status !== REQUEST_TIMEOUT ? 'refused' : 'unavailable';
  const { text, fields } = readRefusal(body);
  const isOfProxy = isPage(status, body, text);
  return new ApiError({ kind, status, isPage: isOfProxy, waitMs, text: isOfProxy ? null : text, fields });
}

/** Recognises web pages and texts such as Traefik's "404 page not found". */
function isPage(status: number, body: unknown, text: string | null): boolean {
  if (typeof body !== 'string' || body.trim() === '') return false;
  return text === null || body.includes(String(status));
}
