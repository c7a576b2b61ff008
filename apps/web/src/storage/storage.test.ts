// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { fillStorage } from '../testing/fill-storage.ts';
import { localStore, tabStore } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['the device', 'localStorage', localStore],
  ['the tab', 'sessionStorage', tabStore],
] as const)('without storage of %s, nothing is stored and nothing breaks', (_, name, storage) => {
  vi.spyOn(window, name, 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });

  storage.write('theme', 'dark');
  storage.remove('theme');
  storage.clear();

  expect(storage.read('theme')).toBeNull();
});

test('where the storage is full, the stored value does not change', () => {
  localStore.write('theme', 'dark');
  fillStorage();

  localStore.write('theme', 'light');

  expect(localStore.read('theme')).toBe('dark');
});
