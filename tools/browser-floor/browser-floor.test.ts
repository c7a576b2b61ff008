import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inWorkspace } from '../workspace.ts';
import { oldestBrowsers } from './floor.js';
import { newerCss } from './newer-css.ts';
import { newerInFile } from './newer-in-file.ts';
import { newerNamesIn } from './newer-scripts.ts';

test('the oldest browsers are those of .browserslistrc', () => {
  expect(oldestBrowsers()).toEqual({
    ...{ chrome: 110, edge: 110, firefox: 121 },
    ...{ safari: 16.4, safari_ios: 16.4, samsunginternet_android: 21 },
  });
});

test('the page for older browsers and the document name the same versions', () => {
  for (const file of ['apps/web/index.html', 'docs/browsers.md']) {
    const text = readFileSync(inWorkspace(file), 'utf8');
    for (const version of Object.values(oldestBrowsers()))
      expect(text).toMatch(new RegExp(`\\b${version}\\b`));
  }
});

test.each(['URL.parse(text)', 'Map.groupBy(rows, kind)', 'Promise.try(run)', 'new URLPattern(text)'])(
  'a script with %s is refused',
  (script) => {
    expect(newerNamesIn(script)).toHaveLength(1);
  },
);

test('a script with names that all browsers have, or that are allowed, is accepted', () => {
  const script = 'AbortSignal.timeout(5); [1].toSorted(); new URL(text); navigator.share({}); var scheduler;';

  expect(newerNamesIn(script)).toEqual([]);
});

test('style sheets with newer rules, selectors, properties and values are refused', () => {
  const css = `@starting-style { a { color: red } }
    a:popover-open { color: light-dark(red, blue); interpolate-size: numeric-only }`;

  expect(newerCss(css)).toEqual([
    ...['@starting-style', ':popover-open', 'color: light-dark', 'interpolate-size'],
    'interpolate-size: numeric-only',
  ]);
});

test('style sheets that all browsers understand are accepted', () => {
  expect(
    newerCss('a:has(> b) { color: rgb(0 0 0 / 50%); cursor: pointer; height: 100dvh; margin: 1.5rem }'),
  ).toEqual([]);
});

test('an alternative text of generated content is refused, unless browsers without it have another content', () => {
  const alone = `a::before { content: attr(title) / '' }`;
  const second = `a::before { content: attr(title); content: attr(title) / '' }`;

  expect(newerCss(alone)).toEqual(['content: … / …']);
  expect(newerCss(second)).toEqual([]);
});

test('the scripts and the style sheets of a page are searched too', () => {
  const page = '<style data-x>a { interpolate-size: none }</style><script>URL.parse(text)</script>';

  expect(newerInFile('index.html', page)).toEqual(['URL.parse', 'interpolate-size']);
});
