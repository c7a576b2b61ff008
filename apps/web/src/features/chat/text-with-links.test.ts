import { describe, expect, test } from 'vitest';
import { textWithLinks } from './text-with-links.ts';

/** The parts as they read: links in angle brackets. */
const read = (text: string) =>
  textWithLinks(text)
    .map((part) => (part.href === null ? part.text : `<${part.text}>`))
    .join('');

describe('a text with links', () => {
  test.each([
    ['See https://amana.example/help', 'See <https://amana.example/help>'],
    ['HTTP://AMANA.EXAMPLE', '<HTTP://AMANA.EXAMPLE>'],
    [
      '(https://amana.example/a), or https://amana.example/b?',
      '(<https://amana.example/a>), or <https://amana.example/b>?',
    ],
    ['https://amana.example/a_(b).', '<https://amana.example/a_(b)>.'],
    ['one\nhttps://amana.example\ntwo', 'one\n<https://amana.example>\ntwo'],
    ['no link here', 'no link here'],
    ['', ''],
  ])('%j reads %j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://amana.example',
    'https://',
    'https://bank.example@evil.example/login',
    'https://user:secret@evil.example',
    '<a href="x" onclick="alert(1)">x</a>',
    '<img src=x onerror=alert(1)>',
  ])('%j stays text', (text) => {
    expect(textWithLinks(text)).toEqual([{ text, href: null }]);
  });

  test('a link ends where the direction of writing is turned', () => {
    expect(read('https://amana.example/\u202Egpj.exe')).toBe('<https://amana.example/>\u202Egpj.exe');
  });

  test.each([
    ['letters', `<https://amana.example/${'x'.repeat(100_000)}>`],
    ['full stops', `<https://amana.example/>${'.'.repeat(100_000)}`],
    ['brackets', `<https://amana.example/>${'('.repeat(100_000)}`],
  ])('an address with very many %s is read at once', (_, expected) => {
    expect(read(expected.replaceAll(/[<>]/g, ''))).toBe(expected);
  });

  test('a link ends before any number of closing brackets', () => {
    expect(read(`(https://amana.example${')'.repeat(100_000)}`)).toMatch(/^\(<https:\/\/amana\.example>\)/);
  });

  test('nothing that was written is lost', () => {
    const text = ' a https://x.example/?q=1&r=2#f, b <https://y.example> "https://z.example"! ';
    expect(
      textWithLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
