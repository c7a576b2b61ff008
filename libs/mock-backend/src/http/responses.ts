import type { RefusalKind } from '@amana/domain';
import type { Clock } from '../simulation/clock.ts';
import { httpDate } from '../simulation/instant-text.ts';
import type { Answer } from './answer.ts';

const STATUS_OF: Readonly<Record<RefusalKind, number>> = {
  invalid: 400,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  wrongType: 415,
  tooManyTries: 429,
};

const JSON_TYPE = 'application/json; charset=utf-8';

/** Headers of every answer: the simulated time (decision D13), readable across origins. */
export function commonHeaders(clock: Clock): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Date',
    'cache-control': 'no-store',
    date: httpDate(clock.now()),
  };
}

export function preflightResponse(clock: Clock): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...commonHeaders(clock),
      'access-control-allow-headers': 'Authorization, Content-Type, X-Control-Key',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-max-age': '600',
    },
  });
}

export function answerResponse(answer: Answer<unknown>, clock: Clock): Response {
  if (!answer.ok) {
    const errors = 'errors' in answer ? answer.errors : undefined;
    return refusalResponse(STATUS_OF[answer.kind], answer.message, clock, errors);
  }
  if (answer.body instanceof Blob) return fileResponse(answer.body, clock);
  return new Response(JSON.stringify(answer.body), {
    headers: { ...commonHeaders(clock), 'content-type': JSON_TYPE },
  });
}

/** The error body of decision D2. */
export function refusalResponse(
  status: number,
  message: string,
  clock: Clock,
  errors?: Record<string, string[]>,
): Response {
  const body = {
    message,
    ...(status === 400 ? { '400': message } : {}),
    ...(errors === undefined ? {} : { errors }),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...commonHeaders(clock), 'content-type': JSON_TYPE },
  });
}

/** An uploaded file, so that no browser takes it for a page. */
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
