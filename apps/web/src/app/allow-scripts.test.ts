import { afterEach, expect, test, vi } from 'vitest';
import { allowScripts, scriptUrl } from './allow-scripts.ts';

const PAGE = 'https://amana.example/login';
const WIDGET = 'https://identity.example/client.js';

test.each([
  ['the address that the wrapper asks for', 'https://accounts.google.com/gsi/client', WIDGET],
  ['a script of the build', '/assets/index-Ab_1.js', 'https://amana.example/assets/index-Ab_1.js'],
  ['a worker beside the page', '/sw.js', 'https://amana.example/sw.js'],
  ['an upload of this site', '/api/v1/uploads/evil.js', null],
  ['an upload, by way of a folder', '/assets/../api/v1/evil.js', null],
  ['an upload, by way of an escaped folder', '/assets/..%2fapi/v1/evil.js', null],
  ['a folder below the scripts', '/assets/uploads/evil.js', null],
  ['a script of another site', 'https://evil.example/x.js', null],
  ['a text made into a script', 'data:text/javascript,alert(1)', null],
  ['what is no address', 'https://', null],
])('%s', (_, asked, allowed) => {
  expect(scriptUrl(asked, WIDGET, PAGE)).toBe(allowed);
});

test('an app in a folder allows only scripts of its folder', () => {
  const allowed = (asked: string) => scriptUrl(asked, WIDGET, 'https://amana.example/shop/login', '/shop/');

  expect(allowed('/shop/assets/index.js')).toBe('https://amana.example/shop/assets/index.js');
  expect(allowed('/assets/index.js')).toBeNull();
  expect(allowed('/blog.js')).toBeNull();
});

test('a configured address may be one of this site', () => {
  const asked = 'https://accounts.google.com/gsi/client';

  expect(scriptUrl(asked, '/mock/v1/identity/client.js', PAGE)).toBe(
    'https://amana.example/mock/v1/identity/client.js',
  );
});

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes');
});

test('of texts only those without a tag are taken for the page: style sheets', () => {
  const createPolicy =
    vi.fn<(name: string, rules: { createHTML: (text: string) => string | null }) => void>();
  Object.assign(window, { trustedTypes: { createPolicy } });

  allowScripts(WIDGET);

  const rules = createPolicy.mock.calls[0]?.[1];
  expect(rules?.createHTML('.a{color:red}')).toBe('.a{color:red}');
  expect(rules?.createHTML('<img src=x onerror=alert(1)>')).toBeNull();
});

test('browsers without trusted types are left alone', () => {
  expect(() => allowScripts(WIDGET)).not.toThrow();
});
