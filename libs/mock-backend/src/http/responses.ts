import type { RefusalKind } from '@amana/domain';
import type { Clock } from '../simulation/clock.ts';
import type { Done, Outcome, Page } from '../use-cases/outcome.ts';

const STATUS_OF: Readonly<Record<RefusalKind, number>> = {
  invalid: 400,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  wrongType: 415,
  tooManyTries: 429,
};

/** Headers of every response: the simulated time, readable across origins. */
function commonHeaders(clock: Clock): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Date, ETag, Retry-After',
    'cache-control': 'no-store',
    date: new Date(clock.now()).toUTCString(),
  };
}

export function preflightResponse(clock: Clock): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...commonHeaders(clock),
      'access-control-allow-headers':
        'Authorization, Content-Type, Idempotency-Key, If-None-Match, Traceparent, X-Control-Key',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-max-age': '600',
    },
  });
}

export function outcomeResponse(outcome: Page<unknown> | Outcome<unknown>, clock: Clock): Response {
  if (!outcome.ok) {
    const errors = 'errors' in outcome ? outcome.errors : undefined;
    const headers = 'waitMs' in outcome ? { 'retry-after': String(Math.ceil(outcome.waitMs / 1000)) } : {};
    return errorResponse(STATUS_OF[outcome.kind], outcome.message, clock, { errors, headers });
  }
  if ('value' in outcome && outcome.value instanceof Blob) return fileResponse(outcome.value, clock);
  return jsonTextResponse(JSON.stringify(bodyOf(outcome)), clock);
}

/** The answer to a reading call: with an ETag, or a 304 if the caller has the same content. */
export function readingResponse(
  outcome: Parameters<typeof outcomeResponse>[0],
  clock: Clock,
  ifNoneMatch: string | null,
): Response {
  if (!outcome.ok || ('value' in outcome && outcome.value instanceof Blob))
    return outcomeResponse(outcome, clock);
  const json = JSON.stringify(bodyOf(outcome));
  const etag = entityTag(json);
  if (ifNoneMatch === null || !namesTag(ifNoneMatch, etag))
    return jsonTextResponse(json, clock, 200, { etag });
  return unchangedResponse(clock, etag);
}

export function unchangedResponse(clock: Clock, etag: string): Response {
  return new Response(null, { status: 304, headers: { ...commonHeaders(clock), etag } });
}

function bodyOf(outcome: Done<unknown> | Page<unknown>): object {
  if ('items' in outcome) return { data: outcome.items, totalInRecord: outcome.total };
  return { data: outcome.value, message: outcome.message };
}

/** The body also has the message under `400` for that status. */
export function errorResponse(
  status: number,
  message: string,
  clock: Clock,
  {
    errors,
    headers,
  }: {
    readonly errors?: Record<string, string[]> | undefined;
    readonly headers?: Record<string, string>;
  } = {},
): Response {
  const body = {
    message,
    ...(status === 400 ? { '400': message } : {}),
    ...(errors === undefined ? {} : { errors }),
  };
  return jsonTextResponse(JSON.stringify(body), clock, status, headers);
}

export function jsonTextResponse(
  json: string,
  clock: Clock,
  status = 200,
  more: Record<string, string> = {},
): Response {
  const headers = { ...commonHeaders(clock), 'content-type': 'application/json; charset=utf-8', ...more };
  return new Response(json, { status, headers });
}

/** Sends headers that keep a browser from running the file as a page. */
function fileResponse(file: Blob, clock: Clock): Response {
  const name = file instanceof File ? file.name : 'file';
  return new Response(file, {
    headers: {
      ...commonHeaders(clock),
      'content-type': file.type,
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** The offset basis of 32-bit FNV-1a. */
const START = 0x811c9dc5 | 0;
/** The prime of FNV-1a and the multiplier of MurmurHash2; two hashes make collisions rarer. */
const MULTIPLIERS = [0x01000193, 0x5bd1e995] as const;

/** The value of the header ETag. Not cryptographic, because a forged collision gains nothing here. */
function entityTag(text: string): string {
  let first = START;
  let second = START;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, MULTIPLIERS[0]);
    second = Math.imul(second ^ code, MULTIPLIERS[1]);
  }
  return `"${[first >>> 0, second >>> 0, text.length].map((part) => part.toString(36)).join('-')}"`;
}

/** Whether the header If-None-Match contains the tag, ignoring the weak prefix that compression adds. */
export function namesTag(ifNoneMatch: string, tag: string): boolean {
  return ifNoneMatch.split(',').some((named) => named.trim().replace(/^W\//, '') === tag);
}
