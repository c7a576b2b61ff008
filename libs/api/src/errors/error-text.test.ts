import { describe, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { errorOfAnswer } from '../reader/refusal.ts';
import { errorFields, errorStatus, errorText, supportCode } from './error-text.ts';

const FALLBACK = 'An error occurred';
const answered = (status: number, body: unknown) => errorOfAnswer(status, body);

describe('the text that a user sees for a failure', () => {
  test.each([
    ['key 400 first', { '400': 'Wrong code', message: 'Bad Request' }, 'Wrong code'],
    ['the first of several under key 400', { '400': ['Wrong code', 'Late'] }, 'Wrong code'],
    ['a bare text body', 'Email is taken', 'Email is taken'],
    ['the message', { message: 'Email is taken' }, 'Email is taken'],
    ['a sentence with brackets', 'Wrong code [3 tries left]', 'Wrong code [3 tries left]'],
    [
      'a sentence with a place and a time',
      'Collect it at Shop 5 (Ikeja) at 10:30. Error: none.',
      'Collect it at Shop 5 (Ikeja) at 10:30. Error: none.',
    ],
    ['a sentence with an exception', 'No exception is made: pay first', 'No exception is made: pay first'],
    ['a sentence with comparisons', 'The amount is < 100 or > 500', 'The amount is < 100 or > 500'],
  ])('is %s', (_, body, text) => {
    expect(errorText(answered(400, body), FALLBACK)).toBe(text);
  });

  test.each([
    ['an HTML page', '<!doctype html><html><body>502</body></html>'],
    ['a fragment of HTML', 'Bad gateway <hr> nginx'],
    ['HTML as message', { message: '<h1>No</h1>' }],
    ['nothing', ''],
    ['an empty message', { message: ' ' }],
    ['a number', { message: 7 }],
    ['null', null],
    ['a very long text', 'x'.repeat(301)],
    ['XML', '<?xml version="1.0"?><Error>No</Error>'],
    [
      'a stack trace of .NET',
      'System.NullReferenceException: Object reference not set to an instance of an object.\n   at Shop.Orders.Get(Guid id) in /src/Orders.cs:line 42',
    ],
    ['the frames of .NET alone', { message: 'at Shop.Orders.<Get>d__5.MoveNext()' }],
    ['the name of an exception', { message: 'SqlException: timeout expired' }],
    ['a stack trace of Java', 'java.lang.IllegalStateException\n\tat shop.Orders.get(Orders.java:42)'],
    [
      'a stack trace of Node',
      "TypeError: Cannot read properties of undefined (reading 'id')\n    at /app/orders.js:42:7",
    ],
    [
      'a stack trace of Python',
      'Traceback (most recent call last):\n  File "/app/orders.py", line 42, in get',
    ],
    ['a fatal error of PHP', 'Uncaught problem in /var/www/orders.php on line 42'],
    ['a panic of Go', 'panic: no order\n\ngoroutine 1 [running]:'],
    ['JSON as message', { message: '{"error":"No order"}' }],
    ['a list as message', { message: '["No order"]' }],
    ['a sentence with JSON', { message: 'Refused: {"code": 7}' }],
    ['an object as text', { message: '[object Object]' }],
  ])('is the fallback for %s', (_, body) => {
    expect(errorText(answered(400, body), FALLBACK)).toBe(FALLBACK);
  });

  test.each(['<a'.repeat(1_000_000), 'at a.'.repeat(1_000_000), '{'.repeat(1_000_000)])(
    'is found in an answer of a million characters',
    (body) => {
      expect(errorText(answered(500, body), FALLBACK)).toBe(FALLBACK);
    },
  );

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

describe('the code for support', () => {
  const codeOf = (failure: ConstructorParameters<typeof ApiError>[0], requestId: string | null) =>
    supportCode(Object.assign(new ApiError(failure), { requestId }));
  const ID = 'a1b2c3d4'.repeat(4);

  test("has the beginning of the call's id and what is wrong with the answer", () => {
    const unreadable = { kind: 'unreadable', status: 200, text: null, code: 'getOrder-200-id' } as const;

    expect(codeOf(unreadable, ID)).toBe('a1b2c3d4 getOrder-200-id');
    expect(codeOf(unreadable, null)).toBe('getOrder-200-id');
    expect(codeOf({ kind: 'timeout', status: null, text: null }, ID)).toBe('a1b2c3d4');
    expect(codeOf({ kind: 'timeout', status: null, text: null }, null)).toBeNull();
  });

  test('is missing for a refusal, because the person can act on its words', () => {
    expect(codeOf({ kind: 'refused', status: 400, text: 'Wrong code' }, ID)).toBeNull();
    expect(supportCode(new TypeError('x'))).toBeNull();
  });
});
