import { describe, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { errorOfAnswer } from '../reader/refusal.ts';
import { errorFields, errorStatus, errorText } from './error-text.ts';

const FALLBACK = 'An error occurred';
const answered = (status: number, body: unknown) => errorOfAnswer(status, body);

describe('the text that a user sees for a failure', () => {
  test.each([
    ['key 400 first', { '400': 'Wrong code', message: 'Bad Request' }, 'Wrong code'],
    ['the first of several under key 400', { '400': ['Wrong code', 'Late'] }, 'Wrong code'],
    ['a bare text body', 'Email is taken', 'Email is taken'],
    ['the message', { message: 'Email is taken' }, 'Email is taken'],
    ['the fallback for an HTML page', '<!doctype html><html><body>502</body></html>', FALLBACK],
    ['the fallback for a fragment of HTML', 'Bad gateway <hr> nginx', FALLBACK],
    ['the fallback for HTML as message', { message: '<h1>No</h1>' }, FALLBACK],
    ['the fallback for nothing', '', FALLBACK],
    ['the fallback for an empty message', { message: ' ' }, FALLBACK],
    ['the fallback for a number', { message: 7 }, FALLBACK],
    ['the fallback for null', null, FALLBACK],
    ['the fallback for a very long text', 'x'.repeat(301), FALLBACK],
  ])('is %s', (_, body, text) => {
    expect(errorText(answered(400, body), FALLBACK)).toBe(text);
  });

  test('is the fallback without an answer, and for an error of another kind', () => {
    const offline = new ApiError({ kind: 'network', status: null, text: null });

    expect(errorText(offline, FALLBACK)).toBe(FALLBACK);
    expect(errorText(new TypeError('x is undefined'), FALLBACK)).toBe(FALLBACK);
    expect(errorStatus(offline)).toBeNull();
    expect(errorStatus(answered(409, {}))).toBe(409);
  });
});

describe('the errors of fields', () => {
  test('are the first of each field', () => {
    const body = {
      message: 'No',
      errors: { Title: ['Too long', 'Odd'], Note: ['Missing'], Odd: [], Page: ['<p>'] },
    };

    expect(errorFields(answered(400, body))).toEqual({ Title: 'Too long', Note: 'Missing' });
  });

  test.each([null, 'No', { message: 'No' }, { errors: 'No' }, { errors: null }])(
    'are missing in %j',
    (body) => {
      expect(errorFields(answered(400, body))).toEqual({});
    },
  );

  test('are missing without an answer', () => {
    expect(errorFields(new ApiError({ kind: 'network', status: null, text: null }))).toEqual({});
    expect(errorFields(new TypeError('x'))).toEqual({});
  });
});
