import { expect, test } from 'vitest';
import { formTextLength } from './form-text-length.ts';

test.each([
  ['', 0],
  ['one line', 8],
  ['a\nb', 4],
  ['a\r\nb', 4],
  ['a\n\nb', 6],
])('the text %j has %d characters in a form', (text, length) => {
  expect(formTextLength(text)).toBe(length);
});
