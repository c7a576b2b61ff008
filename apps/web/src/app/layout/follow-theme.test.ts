// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../storage/storage-keys.ts';
import { followTheme } from './follow-theme.ts';

const shownTheme = () => document.documentElement.dataset['theme'];

const device = Object.assign(new EventTarget(), { matches: false });
const turnDark = () => {
  device.matches = true;
  device.dispatchEvent(new Event('change'));
};

beforeEach(() => {
  device.matches = false;
  vi.stubGlobal('matchMedia', () => device);
  document.documentElement.dataset['theme'] = 'light';
  onTestFinished(followTheme());
});

test('a theme chosen in another tab is shown here', () => {
  localStorage.setItem(STORAGE_KEYS.theme, 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.theme }));

  expect(shownTheme()).toBe('dark');
});

test('a page from the back/forward cache shows the theme chosen meanwhile', () => {
  localStorage.setItem(STORAGE_KEYS.theme, 'dark');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expect(shownTheme()).toBe('dark');
});

test('something else in the storage, or no theme, leaves the theme', () => {
  localStorage.setItem(STORAGE_KEYS.theme, 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.session }));
  localStorage.setItem(STORAGE_KEYS.theme, 'blue');
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.theme }));

  expect(shownTheme()).toBe('light');
});

test('the theme of the device is followed until one is chosen', () => {
  turnDark();
  expect(shownTheme()).toBe('dark');

  localStorage.setItem(STORAGE_KEYS.theme, 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.theme }));
  turnDark();
  expect(shownTheme()).toBe('light');
});
