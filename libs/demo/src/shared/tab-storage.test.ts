// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBrand } from '../brand-link.ts';
import type { DemoHost } from '../demo-host.ts';
import { openFrontPage } from '../front/front-link.ts';

/** As in a browser that blocks site data. */
beforeEach(() => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('where storage is blocked, the demo starts, and the brand of a link holds for its page', () => {
  window.history.replaceState(null, '', '/?productName=Kora');

  expect(readBrand(['productName'])).toEqual({ productName: 'Kora' });
  expect(window.location.search).toBe('');
  expect(readBrand(['productName'])).toEqual({});
});

test('where storage is blocked, the site opens on the front page', () => {
  window.history.replaceState(null, '', '/');

  openFrontPage({ siteRoot: '/', readSession: () => null } as unknown as DemoHost);

  expect(window.location.pathname).toBe('/demo');
});
