import { demoRoutes, openFrontPage, readBrand, readDemoLink } from '@amana/demo/testing';
import { createTestBackend } from '@amana/mock-lab/testing';
import type { DemoHost } from '@amana/demo';
import { fork } from 'effector';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { demoHost } from '../app/open-demo.ts';
import { DEFAULT_CONFIG } from '../shared/config.ts';
import { openApp } from '../testing/open-app.tsx';
import { storeSession } from '../session/index.ts';
import { ADA } from '../testing/sample-user.ts';
import { WithoutAntdStyles } from './without-antd-styles.tsx';

const HOST = demoHost({ ...DEFAULT_CONFIG, mockControlUrl: '/mock/v1', mockHost: 'browser' }, fork());

async function openFront(changes: Partial<DemoHost> = {}) {
  const app = await openApp('/demo', {
    routes: demoRoutes({ ...HOST, ...changes }).map(({ path = '', element }) => ({
      path,
      element: <WithoutAntdStyles>{element}</WithoutAntdStyles>,
    })),
  });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
const demoLinkOf = (name: string) => readDemoLink(new URL(linkOf(name)).search);

test('front page: says what the product is and where the data stays', async () => {
  await openFront({ productName: 'Trust' });

  const { textContent } = screen.getByRole('heading', { level: 1 });
  expect(textContent).toBe('Trust holds the buyer’s money until the goods have arrived');
  expect(screen.getByText('Nothing leaves your browser.')).toBeDefined();
});

test('front page: makes no claim about the data of a backend elsewhere', async () => {
  await openFront({ isBackendInBrowser: false });

  expect(screen.queryByText('Nothing leaves your browser.')).toBeNull();
});

test('front page: a trade to watch plays on the stage', async () => {
  await openFront();

  expect(linkOf('Watch a trade (90 seconds)')).toBe('/stage?autoplay');
});

test.each([
  ['Try it as Ada, the buyer', 'ada', 'order-to-pay'],
  ['Try it as Chidi, the seller', 'chidi', 'order-to-approve'],
])('front page: %s opens a trade with something to do', async (link, persona, name) => {
  const backend = await createTestBackend();
  await openFront();

  expect(demoLinkOf(link)).toMatchObject({ scenario: name, persona: null });
  const { data } = await backend.call('getScenarios');
  expect(data.find((scenario) => scenario.name === name)).toMatchObject({ persona });
});

test('front page: shows eight problems, each with its scenario and person', async () => {
  const backend = await createTestBackend();
  await openFront();

  const problems = screen.getByRole('region', { name: 'See what can go wrong' });
  const cards = await within(problems).findAllByRole('link');

  const { data } = await backend.call('getScenarios');
  const shown = cards.map((card) => {
    const link = readDemoLink(new URL(card.getAttribute('href') ?? '').search);
    const scenario = data.find(({ name }) => name === link?.scenario);
    expect(card.textContent).toContain(scenario?.text);
    expect(card.textContent).toContain('Open as Ada');
    return within(card).getByRole('heading', { level: 3 }).textContent;
  });
  expect(shown).toEqual([
    'Too little arrives',
    'Too much arrives',
    'The money is too late',
    'The bank is slow',
    'Cancelled after paying',
    'The seller is late',
    'A wrong code',
    'A dispute',
  ]);
});

test('front page: leads to the sign-in page', async () => {
  const { user, address } = await openFront();

  await user.click(screen.getByRole('link', { name: 'Sign in yourself' }));

  await screen.findByRole('heading', { name: 'Log In' });
  expect(address()).toBe('/login');
});

describe('opening a demo', () => {
  afterEach(() => {
    sessionStorage.clear();
    storeSession(null);
    window.history.replaceState(null, '', '/');
  });

  function pathAfter(address: string): string {
    window.history.replaceState(null, '', address);
    openFrontPage(HOST);
    return `${window.location.pathname}${window.location.search}`;
  }

  test('the root: shows the front page once in each tab', () => {
    expect(pathAfter('/')).toBe('/demo');
    expect(pathAfter('/')).toBe('/');
  });

  test.each(['/login', '/dashboard/orders/1?referral=2', '/stage', '/?scenario=empty'])(
    'the link %s: skips the front page',
    (address) => {
      expect(pathAfter(address)).toBe(address);
    },
  );

  test('a signed-in visitor: keeps the product', () => {
    storeSession({ user: ADA, accessToken: 'a', refreshToken: 'b', isAuthenticated: true });

    expect(pathAfter('/')).toBe('/');
  });

  test('a phone of the stage: keeps the product', () => {
    window.name = 'amana-buyer';

    expect(pathAfter('/')).toBe('/');
    window.name = '';
  });
});

describe('a link with a brand', () => {
  afterEach(() => {
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  });

  test('holds in its tab and leaves the rest of the address', () => {
    window.history.replaceState(null, '', '/?productName=Trust&scenario=empty&brandColour=%231a237e');
    const names = ['productName', 'logoUrl', 'brandColour'];

    expect(readBrand(names)).toEqual({ productName: 'Trust', brandColour: '#1a237e' });

    expect(window.location.search).toBe('?scenario=empty');
    expect(readBrand(names)).toEqual({ productName: 'Trust', brandColour: '#1a237e' });
  });

  test.each([
    ...[
      ['productName', 'x'.repeat(31)],
      ['productName', 'Call 08031234567'],
      ['productName', 'pay-here.example'],
    ],
    ...[
      ['productName', 'Zenith'],
      ['productName', '\u200b'],
      ['productName', 'Trust\u202e'],
      ['productName', 'Line\none'],
    ],
    ...[
      ['logoUrl', 'https://other.example/logo.svg'],
      ['logoUrl', '//other.example/logo.svg'],
      ['logoUrl', 'data:text/html,x'],
    ],
  ] as const)('refuses %s %j', (name, value) => {
    window.history.replaceState(null, '', `/?${new URLSearchParams([[name, value]])}`);

    expect(readBrand([name])).toEqual({});
    expect(window.location.search).toBe('');
  });

  test.each(['/logo.svg', 'data:image/png;base64,AAAA'])('takes the logo %s', (logoUrl) => {
    window.history.replaceState(null, '', `/?${new URLSearchParams({ logoUrl })}`);

    expect(readBrand(['logoUrl'])).toEqual({ logoUrl });
  });

  test('shows its logo on the front page', async () => {
    await openFront({ logoUrl: 'https://cdn.example/logo.svg' });

    expect(document.querySelector('header img')?.getAttribute('src')).toBe('https://cdn.example/logo.svg');
  });
});
