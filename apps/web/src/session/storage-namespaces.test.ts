// @vitest-environment jsdom
import type { User } from '@amana/api';
import { allSettled, createWatch, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followOtherTabs } from './follow-other-tabs.ts';
import { rotateTokens } from './rotate-tokens.ts';
import { configureStorage, localStore, tabStore } from '../storage/storage.ts';
import { STORAGE_KEYS, hiddenBalanceKey } from '../storage/storage-keys.ts';
import { readStoredSession, SIGNED_OUT } from './stored-session.ts';
import { goToSiteRootFx, credentialsSet, loggedOut, changedInAnotherTab } from './session.ts';

function person(firstName: string): User {
  return {
    userId: `id-of-${firstName}`,
    firstName,
    lastName: 'Obi',
    email: `${firstName}@amana.test`,
    phoneNumber: '08031234567',
    dateOfBirth: null,
    gender: '',
    address: '',
    role: 'user',
    profileCompleted: true,
    profilePictureUrl: null,
    hasPassword: true,
  };
}

const credentialsOf = (name: string) => ({
  user: person(name),
  accessToken: `access-${name}`,
  refreshToken: `refresh-${name}`,
});

function turnTo(namespace: string): void {
  configureStorage({ namespace });
}

function pageOf(namespace: string) {
  const scope = fork({ handlers: [[goToSiteRootFx, vi.fn()]] });
  return {
    async signIn(name: string) {
      turnTo(namespace);
      await allSettled(credentialsSet, { scope, params: credentialsOf(name) });
    },
    async signOut() {
      turnTo(namespace);
      await allSettled(loggedOut, { scope });
    },
  };
}

function storedName(namespace: string): string | null {
  turnTo(namespace);
  return readStoredSession()?.user?.firstName ?? null;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  turnTo('');
  vi.restoreAllMocks();
});

test('a normal visit stores under the keys without a prefix', async () => {
  await pageOf('').signIn('ada');
  localStore.write(STORAGE_KEYS.pendingEmail, 'kemi@example.test');
  localStore.write(STORAGE_KEYS.orderLink, '/dashboard/orders/1?referral=1');

  expect(Object.keys(localStorage).sort()).toEqual(['orderLink', 'user', 'userEmail']);
});

test('two namespaces and a normal visit never see each other', async () => {
  await pageOf('buyer').signIn('ada');

  expect([storedName('seller'), storedName('')]).toEqual([null, null]);
  await pageOf('seller').signIn('chidi');
  await pageOf('').signIn('bola');

  expect([storedName('buyer'), storedName('seller'), storedName('')]).toEqual(['ada', 'chidi', 'bola']);
});

test.each(['buyer', 'seller', ''] as const)(
  'signing out in namespace "%s" leaves the others and the theme alone',
  async (namespace) => {
    const names = { buyer: 'ada', seller: 'chidi', visitor: 'bola' };
    const [buyer, seller, visitor] = [pageOf('buyer'), pageOf('seller'), pageOf('')];
    await buyer.signIn(names.buyer);
    await seller.signIn(names.seller);
    await visitor.signIn(names.visitor);
    localStorage.setItem('theme', 'dark');
    for (const each of ['buyer', 'seller', ''] as const) {
      turnTo(each);
      localStore.write(hiddenBalanceKey('Buying Account'), 'true');
    }

    const leaving = { buyer, seller, visitor }[namespace === '' ? 'visitor' : namespace];
    await leaving.signOut();

    const all = ['buyer', 'seller', ''] as const;
    expect(all.filter((each) => storedName(each) === null)).toEqual([namespace]);
    const hidden = all.filter((each) => {
      turnTo(each);
      return localStore.read(hiddenBalanceKey('Buying Account')) === null;
    });
    expect(hidden).toEqual([namespace]);
    expect(localStorage.getItem('theme')).toBe('dark');
  },
);

test('frames of one tab share no session storage across namespaces', () => {
  turnTo('buyer');
  tabStore.write(STORAGE_KEYS.toastAfterReload, 'Signed out');
  turnTo('seller');

  expect(tabStore.read(STORAGE_KEYS.toastAfterReload)).toBeNull();
});

test('a page follows the other pages of its namespace, and of no other', () => {
  turnTo('seller');
  const heard = vi.fn();
  const scope = fork();
  createWatch({ unit: changedInAnotherTab, scope, fn: heard });
  const stop = followOtherTabs(scope);
  const written = (key: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));

  written('namespace/buyer/user');
  written('user');
  expect(heard).not.toHaveBeenCalled();

  written('namespace/seller/user');
  expect(heard).toHaveBeenCalledOnce();
  stop();
});

test('one namespace does not wait for the refresh of another', async () => {
  const asked: string[] = [];
  const request = (name: string) => {
    asked.push(name);
    return Promise.reject(new Error('busy'));
  };
  vi.stubGlobal('navigator', { locks: { request } });

  for (const namespace of ['buyer', 'seller', ''] as const) {
    turnTo(namespace);
    await expect(rotateTokens(SIGNED_OUT)).rejects.toThrow('busy');
  }

  expect(asked).toEqual(['namespace/buyer/amana-refresh', 'namespace/seller/amana-refresh', 'amana-refresh']);
});
