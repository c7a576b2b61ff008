import { type TestBackend, createTestBackend } from '@amana/mock-lab/testing';
import { configureControl } from '@amana/api/control';
import type { DemoHost } from '@amana/demo';
import { type Scope, fork } from 'effector';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoHost } from '../app/open-demo.ts';
import { screen } from '@testing-library/react';
import { $session } from '../session/index.ts';
import { DEFAULT_CONFIG } from '../shared/config.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { openApp } from '../testing/open-app.tsx';
import { serveWith } from '../testing/server.ts';
import { tradeAt } from '../testing/trade-at.ts';
import { demoLinkUrl, followDemoLink, readDemoLink } from '@amana/demo/testing';

let backend: TestBackend;
let scope: Scope;
let host: DemoHost;

function over(used: TestBackend): void {
  backend = used;
  serveWith(backend);
  configureControl({ baseUrl: '/mock/v1' });
}

beforeEach(async () => {
  scope = fork();
  host = demoHost({ ...DEFAULT_CONFIG, mockControlUrl: '/mock/v1' }, scope);
  over(await createTestBackend());
});
afterEach(() => window.history.replaceState(null, '', '/'));

const open = (search: string) => window.history.replaceState(null, '', `/${search}`);
const address = () => `${window.location.pathname}${window.location.search}`;

test('a link sets scenario, person and page, and is gone from the address', async () => {
  over((await tradeAt('Paid')).backend);
  open('?scenario=empty&persona=chidi&to=/dashboard/orders?status=Paid');

  expect(await followDemoLink(host)).toBeNull();

  expect(address()).toBe('/dashboard/orders?status=Paid');
  expect((await backend.call('getState')).data.counts['orders']).toBe(0);
  expect(scope.getState($session).user?.firstName).toBe('Chidi');
  expect(localStorage.getItem(STORAGE_KEYS.session)).toContain('Chidi');
});

test('a scenario alone brings its own person and page', async () => {
  open('?scenario=account-waits-for-money');

  await followDemoLink(host);

  const { data } = await backend.call('getScenarios');
  expect(address()).toBe(data.find(({ name }) => name === 'account-waits-for-money')?.path);
  expect(scope.getState($session).user?.firstName).toBe('Ada');
});

test('a scenario without a person signs out', async () => {
  const { data } = await backend.call('getScenarios');
  const about = data.find(({ persona }) => persona === null);
  localStorage.setItem(STORAGE_KEYS.session, '{"isAuthenticated":true}');
  open(`?scenario=${about?.name ?? ''}`);

  expect(await followDemoLink(host)).toBeNull();

  expect(localStorage.getItem(STORAGE_KEYS.session)).toBeNull();
  expect(address()).toBe(about?.path);
});

test('the stage begins in a world without orders, unless its address has one', async () => {
  const { backend: used, trade } = await tradeAt('Paid');
  over(used);
  const count = async () => (await backend.call('getState')).data.counts['orders'];
  window.history.replaceState(null, '', `/stage?order=${trade.orderId}`);
  await followDemoLink(host);
  expect(await count()).toBe(1);
  window.history.replaceState(null, '', '/stage?autoplay');

  await followDemoLink(host);

  expect(await count()).toBe(0);
  expect(address()).toBe('/stage?autoplay');
});

test('the scenario of a slow bank opens where its buyer waits, and names the brand', async () => {
  host = { ...host, productName: 'Trust' };
  open('?scenario=transfer-on-its-way');
  await followDemoLink(host);

  await openApp(address(), { backend, as: 'ada', keepStorage: true });

  await screen.findByText('Not here yet.');
  screen.getByText(/TRUST \/ ADA OBI$/);
});

test('a link for nobody signs out and opens its page', async () => {
  localStorage.setItem(STORAGE_KEYS.session, '{"isAuthenticated":true}');
  open('?scenario=underpaid&persona=none&to=/register');

  expect(await followDemoLink(host)).toBeNull();

  expect(localStorage.getItem(STORAGE_KEYS.session)).toBeNull();
  expect(address()).toBe('/register');
});

test('a person alone leaves the world as it is and opens the overview', async () => {
  over((await tradeAt('Paid')).backend);
  open('?persona=ada');

  await followDemoLink(host);

  expect(address()).toBe('/dashboard/overview');
  expect((await backend.call('getState')).data.counts['orders']).toBe(1);
});

test.each(['', '?status=Paid', '?to=/dashboard/orders', '?Token=abc&email=a%40b'])(
  'the address /%s is not a deep link of the console',
  async (search) => {
    open(search);

    expect(await followDemoLink(host)).toBeNull();

    expect(address()).toBe(`/${search}`);
  },
);

test.each([
  ['?scenario=nowhere', 'There is no scenario nowhere.'],
  ['?persona=nobody', 'There is no such persona'],
  ['?persona=ngozi', 'confirm email'],
])('%s shows why it cannot be followed', async (search, reason) => {
  open(search);

  expect(await followDemoLink(host)).toContain(reason);

  expect(address()).toBe('/');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'dashboard'])(
  'a link never leads to another site: %s',
  async (to) => {
    open(`?persona=ada&to=${encodeURIComponent(to)}`);

    await followDemoLink(host);

    expect(address()).toBe('/dashboard/overview');
  },
);

test('a link that is made is read as it was meant', () => {
  const link = { scenario: 'empty', persona: 'ada', to: '/dashboard/orders/1?referral=a&b=c d' };

  expect(readDemoLink(new URL(demoLinkUrl('/', link)).search)).toEqual(link);
});
