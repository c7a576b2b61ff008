// @vitest-environment jsdom
import type { User } from '@amana/api';
import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberOrderLink } from './order-link.ts';
import { watchOtherTabs } from './other-tabs.ts';
import { pendingEmail } from './pending-email.ts';
import { rotateTokens } from './rotate-tokens.ts';
import { deviceStorage, tabStorage } from './seat-storage.ts';
import type { Seat } from './seat.ts';
import { currentSeat, seatWindowName } from './seat.ts';
import { readStoredSession, storeSessionOfSeat } from './session-storage.ts';
import { SIGNED_OUT } from './session-types.ts';
import { credentialsSet, goToSiteRootFx, loggedOut, storedElsewhere } from './session.ts';

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

/** What follows happens on this seat; null: in a window like any other. */
function sitOn(seat: Seat | null): void {
  window.name = seat === null ? '' : seatWindowName(seat);
}

/** A page of its own on this seat. */
function pageOf(seat: Seat | null) {
  const scope = fork({ handlers: [[goToSiteRootFx, vi.fn()]] });
  return {
    async signIn(name: string) {
      sitOn(seat);
      await allSettled(credentialsSet, { scope, params: credentialsOf(name) });
    },
    async signOut() {
      sitOn(seat);
      await allSettled(loggedOut, { scope });
    },
  };
}

function storedName(seat: Seat | null): string | null {
  sitOn(seat);
  return readStoredSession()?.user?.firstName ?? null;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  sitOn(null);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('a normal visit keeps the keys of the specification', async () => {
  await pageOf(null).signIn('ada');
  pendingEmail.store('kemi@example.test');
  rememberOrderLink({ pathname: '/dashboard/orders/1', search: '?referral=1' });

  expect(currentSeat()).toBeNull();
  expect(Object.keys(localStorage).sort()).toEqual(['orderLink', 'user', 'userEmail']);
});

test('a window with any other name has no seat', () => {
  window.name = 'buyer';

  expect(currentSeat()).toBeNull();
});

test('a real user has no seat, whatever the window is called', () => {
  sitOn('buyer');
  vi.stubEnv('DEV', false);
  vi.stubEnv('MODE', 'production');

  expect(currentSeat()).toBeNull();
});

test('a demo that is served as a build has seats', () => {
  sitOn('buyer');
  vi.stubEnv('DEV', false);
  vi.stubEnv('MODE', 'demo');

  expect(currentSeat()).toBe('buyer');
});

test('two seats and a normal visit never see each other', async () => {
  await pageOf('buyer').signIn('ada');

  expect([storedName('seller'), storedName(null)]).toEqual([null, null]);
  await pageOf('seller').signIn('chidi');
  await pageOf(null).signIn('bola');

  expect([storedName('buyer'), storedName('seller'), storedName(null)]).toEqual(['ada', 'chidi', 'bola']);
});

test.each(['buyer', 'seller', null] as const)(
  'signing out on %s leaves the others and the theme alone',
  async (seat) => {
    const names = { buyer: 'ada', seller: 'chidi', visitor: 'bola' };
    const [buyer, seller, visitor] = [pageOf('buyer'), pageOf('seller'), pageOf(null)];
    await buyer.signIn(names.buyer);
    await seller.signIn(names.seller);
    await visitor.signIn(names.visitor);
    localStorage.setItem('theme', 'dark');
    for (const each of ['buyer', 'seller', null] as const) {
      sitOn(each);
      deviceStorage.setItem('hidden Buying Account', 'true');
    }

    const leaving = { buyer, seller, visitor }[seat ?? 'visitor'];
    await leaving.signOut();

    const all = ['buyer', 'seller', null] as const;
    expect(all.filter((each) => storedName(each) === null)).toEqual([seat]);
    const hidden = all.filter((each) => {
      sitOn(each);
      return deviceStorage.getItem('hidden Buying Account') === null;
    });
    expect(hidden).toEqual([seat]);
    expect(localStorage.getItem('theme')).toBe('dark');
  },
);

test('frames of one tab keep what ends with the tab apart too', () => {
  sitOn('buyer');
  tabStorage.setItem('sayAfterReload', 'Signed out');
  sitOn('seller');

  expect(tabStorage.getItem('sayAfterReload')).toBeNull();
});

test("a page hears of its own seat's other pages, and of no other seat", () => {
  sitOn('seller');
  const heard = vi.fn();
  const forget = storedElsewhere.watch(heard);
  const stop = watchOtherTabs();
  const written = (key: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));

  written('seat/buyer/user');
  written('user');
  expect(heard).not.toHaveBeenCalled();

  written('seat/seller/user');
  expect(heard).toHaveBeenCalledOnce();
  stop();
  forget();
});

test('one seat does not wait for the refresh of another', async () => {
  const asked: string[] = [];
  const request = (name: string) => {
    asked.push(name);
    return Promise.reject(new Error('busy'));
  };
  vi.stubGlobal('navigator', { locks: { request } });

  for (const seat of ['buyer', 'seller', null] as const) {
    sitOn(seat);
    await expect(rotateTokens(SIGNED_OUT)).rejects.toThrow('busy');
  }

  expect(asked).toEqual(['seat/buyer/amana-refresh', 'seat/seller/amana-refresh', 'amana-refresh']);
});

test('a page that shows the seats signs people in on them, and out again', () => {
  storeSessionOfSeat('buyer', credentialsOf('ada'));
  expect(storedName('buyer')).toBe('ada');
  expect([storedName('seller'), storedName(null)]).toEqual([null, null]);

  storeSessionOfSeat('buyer', null);
  expect(storedName('buyer')).toBeNull();
});
