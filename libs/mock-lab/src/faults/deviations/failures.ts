import { type Answer, type DeviationTable, instead, ofAnswer } from './answer.ts';

/** Longer than the application's limit for an answer without a file. */
const LATE_MS = 17_000;
/** Longer than the application's limit for an upload. */
const NEVER_MS = 90_000;
function page(title: string): Pick<Answer, 'body' | 'headers'> {
  const headers = new Headers({ 'content-type': 'text/html' });
  return { body: `<html><head><title>${title}</title></head><body>${title}</body></html>`, headers };
}

export const FAILURES = {
  'too-many-requests': instead('Status 429 with Retry-After, without an effect', {
    status: 429,
    body: { message: 'Too many requests' },
    headers: new Headers({ 'retry-after': '30' }),
  }),
  'too-large': instead('Status 413 as a web server sends it, without an effect', {
    status: 413,
    ...page('413 Request Entity Too Large'),
  }),
  'server-error': instead('Status 500 without an effect', {
    status: 500,
    body: { message: 'An unexpected error occurred' },
  }),
  'bad-gateway': instead('Status 502 as a web server sends it, without an effect', {
    status: 502,
    ...page('502 Bad Gateway'),
  }),
  unavailable: instead('Status 503 without a body and without an effect', { status: 503, body: undefined }),
  'server-error-after-effect': ofAnswer('Status 500 although the operation did what was asked', (answer) => ({
    ...answer,
    status: 500,
    body: { message: 'An unexpected error occurred' },
  })),
} as const satisfies DeviationTable;

export const CONNECTIONS = {
  'late-answer': ofAnswer('The operation does what was asked and answers after 17 seconds', (answer) => ({
    ...answer,
    delayMs: LATE_MS,
  })),
  'no-answer': instead('No answer and no effect; the connection breaks after 90 seconds', {
    isCut: true,
    delayMs: NEVER_MS,
  }),
  'cut-before-effect': instead('The connection breaks, without an effect', { isCut: true }),
  'cut-after-effect': ofAnswer(
    'The operation does what was asked, and the connection breaks before its answer',
    (answer) => ({ ...answer, isCut: true }),
  ),
} as const satisfies DeviationTable;
