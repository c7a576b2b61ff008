// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { namespaceOfWindow, windowNameOf } from './namespaces.ts';

afterEach(() => {
  window.name = '';
});

test('a window of the buyer or the seller has the namespace of that side', () => {
  window.name = windowNameOf('buyer');

  expect(namespaceOfWindow()).toBe('buyer');
});

test('a window with any other name is a normal visit', () => {
  window.name = 'buyer';

  expect(namespaceOfWindow()).toBe('');
});
