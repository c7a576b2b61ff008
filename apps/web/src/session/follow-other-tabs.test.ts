// @vitest-environment jsdom
import { type Scope, allSettled, createWatch, fork } from 'effector';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ADA } from '../testing/sample-user.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { configureSession, readStoredSession, storeSession } from './stored-session.ts';
import { $isAuthenticated, changedInAnotherTab, credentialsSet, goToSiteRootFx } from './session.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

const STORED = { user: ADA, accessToken: 'access-1', refreshToken: 'refresh-1', isAuthenticated: true };

function watchingTab() {
  const heard = vi.fn();
  const forget = createWatch({ unit: changedInAnotherTab, scope, fn: heard });
  const stop = followOtherTabs(scope);
  onTestFinished(() => {
    stop();
    forget();
  });
  return { heard, stop };
}

function written(key: string | null, storageArea: Storage = localStorage): void {
  const newValue = key === null ? null : storageArea.getItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea }));
}

function removed(): void {
  const { session: key } = STORAGE_KEYS;
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: localStorage }));
}

let scope: Scope;

beforeEach(() => {
  scope = fork({ handlers: [[goToSiteRootFx, () => undefined]] });
  localStorage.clear();
});

const signIn = (number: number) =>
  allSettled(credentialsSet, {
    scope,
    params: { user: ADA, accessToken: `access-${number}`, refreshToken: `refresh-${number}` },
  });

test('notices a session that another tab stored', () => {
  const { heard } = watchingTab();

  storeSession(STORED);
  written(STORAGE_KEYS.session);

  expect(heard.mock.calls).toEqual([[STORED]]);
});

test('notices that another tab cleared the storage', () => {
  const { heard } = watchingTab();

  written(null);

  expect(heard.mock.calls).toEqual([[null]]);
});

test('notices what happened while Back and Forward kept the page', () => {
  const { heard } = watchingTab();
  const shown = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  storeSession(STORED);
  shown(false);
  expect(heard).not.toHaveBeenCalled();
  localStorage.clear();
  shown(true);

  expect(heard.mock.calls).toEqual([[null]]);
});

test('a removal counts although this tab stored its session afterwards, which goes too', async () => {
  await signIn(1);
  watchingTab();

  removed();

  expect(scope.getState($isAuthenticated)).toBe(false);
  expect(readStoredSession()).toBeNull();
});

test('a removal leaves alone what the person stored who has signed in again', async () => {
  await signIn(0);
  storeSession(STORED);
  watchingTab();

  removed();

  expect(readStoredSession()).toEqual(STORED);
});

test('ignores other storage keys', () => {
  const { heard } = watchingTab();

  written(STORAGE_KEYS.theme);
  written(STORAGE_KEYS.session, sessionStorage);
  written(null, sessionStorage);

  expect(heard).not.toHaveBeenCalled();
});

test('notices nothing after it stopped following', () => {
  const { heard, stop } = watchingTab();

  stop();
  written(STORAGE_KEYS.session);

  expect(heard).not.toHaveBeenCalled();
});

test('a sign-in at another deployment of this origin ends only the session here', async () => {
  onTestFinished(() => configureSession(null));
  configureSession('/first/api/v1');
  await signIn(0);
  watchingTab();

  configureSession('/second/api/v1');
  storeSession(STORED);
  const stored = localStorage.getItem(STORAGE_KEYS.session);
  configureSession('/first/api/v1');
  written(STORAGE_KEYS.session);

  expect(scope.getState($isAuthenticated)).toBe(false);
  expect(localStorage.getItem(STORAGE_KEYS.session)).toBe(stored);
});
