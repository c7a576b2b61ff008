import type { Answer, DeviationsOf } from './answer.ts';
import { withHeaders } from './answer.ts';

/** Longer than the application waits for any answer without a file. */
const LATE_MS = 17_000;
/** Longer than the application waits for an upload. */
const NEVER_MS = 90_000;
/** How far the provider's clock is ahead of the simulated time. */
const CLOCK_ERROR_MS = 7_200_000;

function page(title: string): Pick<Answer, 'body' | 'headers'> {
  const headers = new Headers({ 'content-type': 'text/html' });
  return { body: `<html><head><title>${title}</title></head><body>${title}</body></html>`, headers };
}

export const FAILURES = {
  'too-many-requests': {
    group: 'Failures',
    description: 'Status 429 with Retry-After, without an effect',
    instead: () => ({
      status: 429,
      body: { message: 'Too many requests' },
      headers: new Headers({ 'retry-after': '30' }),
    }),
  },
  'too-large': {
    group: 'Failures',
    description: 'Status 413 as a web server sends it, without an effect',
    instead: () => ({ status: 413, ...page('413 Request Entity Too Large') }),
  },
  'server-error': {
    group: 'Failures',
    description: 'Status 500 without an effect',
    instead: () => ({ status: 500, body: { message: 'An unexpected error occurred' } }),
  },
  'bad-gateway': {
    group: 'Failures',
    description: 'Status 502 as a web server sends it, without an effect',
    instead: () => ({ status: 502, ...page('502 Bad Gateway') }),
  },
  unavailable: {
    group: 'Failures',
    description: 'Status 503 without a body and without an effect',
    instead: () => ({ status: 503, body: undefined }),
  },
  'server-error-after-effect': {
    group: 'Failures',
    description: 'Status 500 although the operation did what was asked',
    change: (answer) => ({ ...answer, status: 500, body: { message: 'An unexpected error occurred' } }),
  },
} as const satisfies DeviationsOf<'Failures'>;

export const CONNECTIONS = {
  'late-answer': {
    group: 'Connection',
    description: 'The operation does what was asked and answers after 17 seconds',
    change: (answer) => ({ ...answer, delayMs: LATE_MS }),
  },
  'no-answer': {
    group: 'Connection',
    description: 'No answer and no effect; the connection breaks after 90 seconds',
    instead: () => ({ isCut: true, delayMs: NEVER_MS }),
  },
  'cut-before-effect': {
    group: 'Connection',
    description: 'The connection breaks, without an effect',
    instead: () => ({ isCut: true }),
  },
  'cut-after-effect': {
    group: 'Connection',
    description: 'The operation does what was asked, and the connection breaks before its answer',
    change: (answer) => ({ ...answer, isCut: true }),
  },
  'no-date-header': {
    group: 'Times',
    description: 'No readable Date header',
    change: (answer) => withHeaders(answer, { date: 'unknown', 'access-control-expose-headers': null }),
  },
  'wrong-date-header': {
    group: 'Times',
    description: 'A Date header that is two hours ahead',
    change: (answer) => {
      const atMs = Date.parse(answer.headers.get('date') ?? '') + CLOCK_ERROR_MS;
      return withHeaders(answer, { date: new Date(atMs).toUTCString() });
    },
  },
} as const satisfies DeviationsOf<'Connection' | 'Times'>;
