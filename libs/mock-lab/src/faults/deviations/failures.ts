import type { Answer, DeviationTable } from './answer.ts';

/** Longer than the application's limit for an answer without a file. */
const LATE_MS = 17_000;
/** Longer than the application's limit for an upload. */
const NEVER_MS = 90_000;
function page(title: string): Pick<Answer, 'body' | 'headers'> {
  const headers = new Headers({ 'content-type': 'text/html' });
  return { body: `<html><head><title>${title}</title></head><body>${title}</body></html>`, headers };
}

export const FAILURES = {
  'too-many-requests': {
    description: 'Status 429 with Retry-After, without an effect',
    instead: () => ({
      status: 429,
      body: { message: 'Too many requests' },
      headers: new Headers({ 'retry-after': '30' }),
    }),
  },
  'too-large': {
    description: 'Status 413 as a web server sends it, without an effect',
    instead: () => ({ status: 413, ...page('413 Request Entity Too Large') }),
  },
  'server-error': {
    description: 'Status 500 without an effect',
    instead: () => ({ status: 500, body: { message: 'An unexpected error occurred' } }),
  },
  'bad-gateway': {
    description: 'Status 502 as a web server sends it, without an effect',
    instead: () => ({ status: 502, ...page('502 Bad Gateway') }),
  },
  unavailable: {
    description: 'Status 503 without a body and without an effect',
    instead: () => ({ status: 503, body: undefined }),
  },
  'server-error-after-effect': {
    description: 'Status 500 although the operation did what was asked',
    change: (answer) => ({ ...answer, status: 500, body: { message: 'An unexpected error occurred' } }),
  },
} as const satisfies DeviationTable;

export const CONNECTIONS = {
  'late-answer': {
    description: 'The operation does what was asked and answers after 17 seconds',
    change: (answer) => ({ ...answer, delayMs: LATE_MS }),
  },
  'no-answer': {
    description: 'No answer and no effect; the connection breaks after 90 seconds',
    instead: () => ({ isCut: true, delayMs: NEVER_MS }),
  },
  'cut-before-effect': {
    description: 'The connection breaks, without an effect',
    instead: () => ({ isCut: true }),
  },
  'cut-after-effect': {
    description: 'The operation does what was asked, and the connection breaks before its answer',
    change: (answer) => ({ ...answer, isCut: true }),
  },
} as const satisfies DeviationTable;
