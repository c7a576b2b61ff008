import { describe, expect, test } from 'vitest';
import { changeInput } from '../inputs/text-edit.ts';
import {
  CONFIRMATION_CODE_INPUT,
  confirmationCodeFrom,
  readConfirmationCode,
  refuseWrongCode,
} from './confirmation-code.ts';

describe('reading a confirmation code', () => {
  test.each([
    ['123456', '123456'],
    ['000042', '000042'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['123\u00a0456\n', '123456'],
  ])('text %j is read as the code %s', (text, code) => {
    expect(readConfirmationCode(text)).toBe(code);
  });

  test.each(['', '12345', '1234567', '12345a', '١٢٣٤٥٦', '1e5000', '12.456'])('%j is not a code', (text) => {
    expect(readConfirmationCode(text)).toBeNull();
  });
});

describe('the field of a confirmation code', () => {
  const paste = (text: string, before = '') =>
    changeInput(CONFIRMATION_CODE_INPUT, CONFIRMATION_CODE_INPUT.of(before), {
      text: before + text,
      caret: before.length + text.length,
    });
  const REFUSED = 'The code has 6 digits. Type it, or paste only the code.';

  test.each([
    [' 012 345 ', '012345'],
    ['012 - 345\u00a0\n', '012345'],
    ['٠١٢٣٤٥', '012345'],
    ['\u200e012345\u200b', '012345'],
    ['Dell Latitude 5400, ₦287,687.50, is on its way. Your confirmation code is 231466. Never', '231466'],
    ['Your code: 231466 (again: 231466)', '231466'],
    ['Order AMA-100234: 231466', '231466'],
  ])('pasted text %j is the code %s', (text, code) => {
    expect(paste(text)).toEqual({ text: code, caret: 6, notice: null });
  });

  test.each([
    'Dell Latitude 5400',
    'Use 123456 or 654321',
    '1234567',
    '123456.50',
    'Order #123456',
    'no digits',
  ])('pasted text %j is refused with a notice', (text) => {
    expect(paste(text)).toMatchObject({ text: '', notice: REFUSED });
  });

  test('a pasted code replaces what was typed, and a part of one continues it', () => {
    expect(paste('231466', '12').text).toBe('231466');
    expect(paste('466', '231').text).toBe('231466');
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

test.each([
  [0, 'invalid', 'Wrong confirmation code. 4 tries left.'],
  [2, 'invalid', 'Wrong confirmation code. 2 tries left.'],
  [3, 'invalid', 'Wrong confirmation code. 1 try left. After that we email you a new code.'],
  [4, 'tooManyTries', 'Too many wrong codes. We have emailed you a new one.'],
])('after %s wrong codes another one is refused as %s', (wrongTries, kind, message) => {
  expect(refuseWrongCode(wrongTries)).toMatchObject({ kind, message });
});
