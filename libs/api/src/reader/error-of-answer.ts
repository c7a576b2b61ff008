import { readRefusal } from '../reader/refusal.ts';
import { ApiError } from '../errors/api-error.ts';

/** A service that no longer waits for its own code says so with it, while that code may go on. */
const REQUEST_TIMEOUT = 408;

/** The error of an answer that is no success, and that asks to wait so many ms before the next call. */
export function errorOfAnswer(status: number, body: unknown, waitMs = 0): ApiError {
  const kind = status < 500 && status !== REQUEST_TIMEOUT ? 'refused' : 'unavailable';
  const { text, fields } = readRefusal(body);
  const isOfProxy = isPage(status, body, text);
  return new ApiError({ kind, status, isPage: isOfProxy, waitMs, text: isOfProxy ? null : text, fields });
}

/** Web pages, and texts such as Traefik's "404 page not found", which name the status. */
function isPage(status: number, body: unknown, text: string | null): boolean {
  if (typeof body !== 'string' || body.trim() === '') return false;
  return text === null || body.includes(String(status));
}
