import { type MockInstance, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_CONFIG, readConfig } from './config.ts';

let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  warn.mockRestore();
});

const warnings = (): unknown[] => warn.mock.calls.flat();
const readFrom = (text: string | null) => settingsFrom(text).config;

function settingsFrom(text: string | null) {
  const page = document.implementation.createHTMLDocument();
  if (text !== null) {
    const place = page.createElement('script');
    place.type = 'application/json';
    place.id = 'app-config';
    place.textContent = text;
    page.head.append(place);
  }
  return readConfig(page);
}

test('a page without a configuration runs on the defaults', () => {
  expect(readFrom(null)).toEqual(DEFAULT_CONFIG);
  expect(readFrom('{}')).toEqual(DEFAULT_CONFIG);
  expect(warnings()).toEqual([]);
});

test('a setting replaces its default', () => {
  const config = readFrom('{ "productName": "Trust", "apiBaseUrl": "https://api.example/v1" }');

  expect(config).toEqual({ ...DEFAULT_CONFIG, productName: 'Trust', apiBaseUrl: 'https://api.example/v1' });
});

test('a wrong value is named and leaves the others as they are', () => {
  const { config, wrongSettings } = settingsFrom(
    '{ "productName": 7, "faqUrl": "javascript:alert(1)", "termsUrl": "/terms" }',
  );

  expect(config).toEqual({ ...DEFAULT_CONFIG, termsUrl: '/terms' });
  expect(warnings()).toEqual([
    'app-config: productName must be a text, not 7',
    expect.stringMatching(/^app-config: faqUrl must be a web address .*, not "javascript:alert\(1\)"$/),
  ]);
  expect(wrongSettings).toEqual(['productName', 'faqUrl']);
});

test.each(['{ productName: Amana }', '', 'null', '[]', '"Amana"'])('%j never breaks the page', (text) => {
  expect(settingsFrom(text)).toEqual({ config: DEFAULT_CONFIG, wrongSettings: ['configuration'] });
  expect(warnings()).toHaveLength(1);
});

test("an address that begins with './' is relative to the application", () => {
  const config = readFrom('{"apiBaseUrl":"./api/v1","identityScriptUrl":"./mock/v1/identity/client.js"}');

  expect(config.apiBaseUrl).toBe('/api/v1');
  expect(config.identityScriptUrl).toBe('/mock/v1/identity/client.js');
});

test.each([
  ['browser', 'browser'],
  ['node', 'node'],
  ['elsewhere', null],
])('the host %s of the mock is read as %s', (mockHost, read) => {
  expect(readFrom(JSON.stringify({ mockHost })).mockHost).toBe(read);
});
