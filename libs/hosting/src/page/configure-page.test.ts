import { expect, test } from 'vitest';
import { writeAppConfig, writePolicy } from './configure-page.ts';

const PAGE = '<p></p><script type="application/json" id="app-config">\n{}\n</script><p></p>';

test('a configured page can be configured again', () => {
  const once = writeAppConfig(PAGE, { productName: 'Trust' });

  expect(writeAppConfig(once, { productName: 'Amana' })).toBe(writeAppConfig(PAGE, { productName: 'Amana' }));
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', '$1 $& "quoted" \\ \u2028'])(
  'the text %j stays a text',
  (productName) => {
    const page = writeAppConfig(PAGE, { productName });
    const content = /id="app-config">(.*?)<\/script>/s.exec(page)?.[1] ?? '';

    expect(content).not.toContain('<');
    expect(JSON.parse(content)).toEqual({ productName });
    expect(page.endsWith('</script><p></p>')).toBe(true);
  },
);

test('a page without a place for the configuration is refused', () => {
  expect(() => writeAppConfig('<p></p>', {})).toThrow('no place for its configuration');
});

test('the page holds the policy too, except what only a header may say', () => {
  const page = `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'" />`;

  expect(
    writePolicy(page, "default-src 'self'; frame-ancestors 'none'; img-src https://a.example/?a&b"),
  ).toBe(
    `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src https://a.example/?a&amp;b" />`,
  );
});
