import { type DeviationTable, instead, ofAnswer, withHeaders } from './answer.ts';

/** Longer than the application's limit for an answer without a file. */
const LATE_MS = 17_000;
/** Longer than the application's limit for an upload. */
const NEVER_MS = 90_000;
const BAD_GATEWAY = '<html><head><title>502 Bad Gateway</title></head><body>502 Bad Gateway</body></html>';
const SERVER_ERROR = { status: 500, body: { message: 'An unexpected error occurred' } };
const NO_CORS = { 'access-control-allow-origin': null, 'access-control-expose-headers': null };

export const FAILURES = {
  'too-many-requests': instead('Status 429 with Retry-After, without an effect', {
    status: 429,
    body: { message: 'Too many requests' },
    headers: new Headers({ 'retry-after': '30' }),
  }),
  'server-error': instead('Status 500 without an effect', SERVER_ERROR),
  'bad-gateway': instead('Status 502 as a web server sends it, without an effect', {
    status: 502,
    body: BAD_GATEWAY,
    headers: new Headers({ 'content-type': 'text/html' }),
  }),
  'server-error-after-effect': ofAnswer('Status 500 although the operation did what was asked', (answer) => ({
    ...answer,
    ...SERVER_ERROR,
  })),
  'unauthorised-without-cors': ofAnswer(
    'Status 401 without the headers that let another origin read it',
    (answer) => (answer.status === 401 ? withHeaders(answer, NO_CORS) : answer),
  ),
  'no-cors': ofAnswer('No header that lets another origin read the answer', (answer) =>
    withHeaders(answer, NO_CORS),
  ),
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
