// @vitest-environment jsdom
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ADA } from '../testing/sample-user.ts';
import { clearStorage, configureSession, readStoredSession, storeSession } from './stored-session.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

const STORED = { user: ADA, accessToken: 'access-0', refreshToken: 'refresh-0', isAuthenticated: true };

function read(text: string) {
  localStorage.setItem(STORAGE_KEYS.session, text);
  return readStoredSession();
}

beforeEach(() => {
  localStorage.clear();
});

test('a session is read as stored, with and without a namespace', () => {
  storeSession(STORED);
  storeSession(STORED, 'buyer');

  expect([readStoredSession(), readStoredSession('buyer')]).toEqual([STORED, STORED]);
  expect(readStoredSession('seller')).toBeNull();
});

test('a stored session has no date of birth and no address, but whether the profile is complete', () => {
  const { profileCompleted: _, ...user } = { ...ADA, dateOfBirth: '1992-04-11', address: '12 Marina Road' };

  storeSession({ ...STORED, user: { ...user, phoneNumber: '08031234567' } });

  expect(localStorage.getItem(STORAGE_KEYS.session)).not.toMatch(/1992|Marina/);
  expect(readStoredSession()?.user?.profileCompleted).toBe(true);
});

test('nothing is left of a session that is removed from a namespace', () => {
  storeSession(STORED, 'buyer');

  storeSession(null, 'buyer');

  expect(readStoredSession('buyer')).toBeNull();
});

test.each(['', '{"user":', 'null', '42', '"text"', 'true'])('%j is nothing that was stored here', (text) => {
  expect(read(text)).toBeNull();
});

test.each([
  ['that is not signed in', { ...STORED, isAuthenticated: false }],
  ['that does not say whether it is signed in', { ...STORED, isAuthenticated: 'true' }],
  ['of nobody', { ...STORED, user: null }],
  ['of a person without any field', { ...STORED, user: {} }],
  ['of a name alone', { ...STORED, user: 'Ada' }],
  ['of a person without an id', { ...STORED, user: { email: ADA.email } }],
  ['of a person whose id is a number', { ...STORED, user: { ...ADA, userId: 7 } }],
  ['of a person without an email address', { ...STORED, user: { userId: ADA.userId } }],
  ['of a person whose email address is a number', { ...STORED, user: { ...ADA, email: 7 } }],
])('a session %s is a visitor', (_which, stored) => {
  expect(read(JSON.stringify(stored))).toBeNull();
});

test.each([null, undefined])('a token that is %j counts as none', (token) => {
  expect(read(JSON.stringify({ ...STORED, accessToken: token, refreshToken: token }))).toEqual({
    ...STORED,
    accessToken: null,
    refreshToken: null,
  });
});

describe('two deployments at one origin', () => {
  const OWN = '/first/api/v1';
  const OTHER = 'https://api.example/api/v1';
  beforeEach(() => configureSession(OWN));
  afterAll(() => configureSession(null));

  test('a session is read by the deployment with the same API only', () => {
    storeSession(STORED);
    configureSession(OTHER);
    expect(readStoredSession()).toBeNull();

    configureSession(`${window.location.origin}${OWN}/`);
    expect(readStoredSession()).toMatchObject(STORED);
  });

  test('a session of an earlier version is taken', () => {
    localStorage.setItem(STORAGE_KEYS.session, JSON.stringify(STORED));

    expect(readStoredSession()).toEqual(STORED);
  });

  test('the end of a session leaves the session of the other deployment alone', () => {
    storeSession(STORED);
    configureSession(OTHER);

    clearStorage({ session: STORED, endedBy: 'person' });

    configureSession(OWN);
    expect(readStoredSession()).toMatchObject(STORED);
  });
});
