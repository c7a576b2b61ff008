// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { fillStorage } from '../testing/fill-storage.ts';
import { deviceStorage, tabStorage } from './seat-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test.each([
  ['the device', 'localStorage', deviceStorage],
  ['the tab', 'sessionStorage', tabStorage],
] as const)(
  'where a browser forbids the storage of %s, nothing is remembered and nothing breaks',
  (_, name, storage) => {
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });

    storage.setItem('theme', 'dark');
    storage.removeItem('theme');
    storage.clearExcept('theme');

    expect(storage.getItem('theme')).toBeNull();
  },
);

test('where the storage is full, what stands there stays', () => {
  deviceStorage.setItem('theme', 'dark');
  fillStorage();

  deviceStorage.setItem('theme', 'light');

  expect(deviceStorage.getItem('theme')).toBe('dark');
});
