import { expect, test } from 'vitest';
import { parseWebAddress } from './parse-url.ts';

test.each(['https://app.example.com/folder', 'http://127.0.0.1:4200'])('%s is a web address', (text) => {
  expect(parseWebAddress(text)?.href).toContain(text);
});

test.each(['', 'app.example.com', 'localhost:4200', 'ftp://app.example.com'])(
  "'%s': not a web address",
  (text) => {
    expect(parseWebAddress(text)).toBeNull();
  },
);
