import { describe, expect, test } from 'vitest';
import {
  confirmationCodeFrom,
  confirmationCodeInput,
  countWrongCode,
  readConfirmationCode,
} from './confirmation-code.ts';

describe('reading a confirmation code', () => {
  test.each([
    ['123456', '123456'],
    ['000042', '000042'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['123\u00a0456\n', '123456'],
  ])('%j is %s', (text, code) => {
    expect(readConfirmationCode(text)).toBe(code);
  });

  test.each(['', '12345', '1234567', '12345a', '١٢٣٤٥٦', '1e5000', '12.456'])('%j is not a code', (text) => {
    expect(readConfirmationCode(text)).toBeNull();
  });

  test('the input keeps the first six digits of pasted text', () => {
    expect(confirmationCodeInput(' 012 345 ')).toBe('012345');
    expect(confirmationCodeInput('Code: 1234567')).toBe('123456');
  });
});

test.each([
  [0, '000000'],
  [0.000042, '000042'],
  [0.5, '500000'],
  [0.999_999_999, '999999'],
])('the random number %s makes the code %s', (random, code) => {
  expect(confirmationCodeFrom(random)).toBe(code);
});

test('four wrong codes are counted, the fifth voids the code', () => {
  const answers = [];
  let wrongTries = 0;
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const wrong = countWrongCode(wrongTries);
    answers.push([wrong.refusal.kind, wrong.refusal.message, wrong.isVoid]);
    wrongTries = wrong.wrongTries;
  }

  expect(answers).toEqual([
    ['invalid', 'Wrong confirmation code. 4 tries left.', false],
    ['invalid', 'Wrong confirmation code. 3 tries left.', false],
    ['invalid', 'Wrong confirmation code. 2 tries left.', false],
    ['invalid', 'Wrong confirmation code. 1 try left.', false],
    ['tooManyTries', 'Too many wrong codes. We have emailed you a new one.', true],
  ]);
  expect(wrongTries).toBe(0);
});
