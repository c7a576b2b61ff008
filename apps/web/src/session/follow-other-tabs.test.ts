// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ADA } from '../testing/sample-user.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { storeSession } from './stored-session.ts';
import { changedInAnotherTab } from './session.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

const STORED = { user: ADA, accessToken: 'access-1', refreshToken: 'refresh-1', isAuthenticated: true };

/** A tab that follows the others, and what it hears. */
function watchingTab() {
  const heard = vi.fn();
  const forget = changedInAnotherTab.watch(heard);
  const stop = followOtherTabs();
  onTestFinished(() => {
    stop();
    forget();
  });
  return { heard, stop };
}

function written(key: string | null, storageArea: Storage = localStorage): void {
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea }));
}

beforeEach(() => {
  localStorage.clear();
});

test('hears what another tab stored', () => {
  const { heard } = watchingTab();

  storeSession(STORED);
  written(STORAGE_KEYS.session);

  expect(heard.mock.calls).toEqual([[STORED]]);
});

test('hears that another tab cleared everything', () => {
  const { heard } = watchingTab();

  written(null);

  expect(heard.mock.calls).toEqual([[null]]);
});

test('does not hear what concerns no session', () => {
  const { heard } = watchingTab();

  written(STORAGE_KEYS.theme);
  written(STORAGE_KEYS.session, sessionStorage);
  written(null, sessionStorage);

  expect(heard).not.toHaveBeenCalled();
});

test('hears nothing once it no longer follows', () => {
  const { heard, stop } = watchingTab();

  stop();
  written(STORAGE_KEYS.session);

  expect(heard).not.toHaveBeenCalled();
});
