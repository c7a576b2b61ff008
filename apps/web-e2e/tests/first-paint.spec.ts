import type { Page } from '@playwright/test';
import { ADA, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { ChatPage } from '../pages/chat-page.ts';

/** Holds back what is fetched from there until it is let go. */
async function hold(page: Page, addresses: string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await isFree;
    await route.continue();
  });
  return letGo;
}

function holdScripts(page: Page): Promise<() => void> {
  return hold(page, '**/assets/*.js');
}

/** How far the page has moved by itself so far. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );
}

const email = (page: Page) => page.getByLabel('Email', { exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const isMounted = (page: Page) => expect(page.locator('#root[data-painted]')).toHaveCount(0);

test('what is typed before the application runs goes on in its form: text, focus and caret', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await email(page).fill(ADA.email);
  await password(page).fill('Passwrd!');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');

  letGo();
  await isMounted(page);

  await expect(email(page)).toHaveValue(ADA.email);
  await expect(password(page)).toBeFocused();
  await page.keyboard.type('0');
  await expect(password(page)).toHaveValue('Passw0rd!');
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await page.waitForURL('**/dashboard/overview');
});

test('a press of Log In before the application runs signs in, and nothing typed gets into the address', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await email(page).fill(ADA.email);
  await password(page).fill(ADA.password);
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).search).toBe('');

  letGo();

  await page.waitForURL('**/dashboard/overview');
});

test('the application takes over without moving anything', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  const painted = await password(page).boundingBox();

  letGo();
  await isMounted(page);

  expect(await password(page).boundingBox()).toEqual(painted);
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test('who is signed in sees the dashboard at once, in the chosen theme, and never the sign-in screen', async ({
  page,
}) => {
  await signIn(page, ADA);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  const letGo = await holdScripts(page);

  await page.goto('/', { waitUntil: 'commit' });

  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  letGo();
  await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
});

for (const [path, title] of [
  ['/dashboard/overview', 'Welcome, Ada'],
  ['/dashboard/orders', 'All Orders'],
  ['/dashboard/transactions', 'Transactions'],
] as const) {
  test(`${path} stands before the application runs, and nothing moves when its data come`, async ({
    page,
  }) => {
    await signIn(page, ADA);
    const letGo = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { name: title, exact: true });
    await expect(heading).toBeVisible();
    const painted = await heading.boundingBox();

    letGo();
    await isMounted(page);
    await expect(page.getByRole('main').getByRole('link', { name: /₦/ }).first()).toBeVisible();

    expect(await heading.boundingBox()).toEqual(painted);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });
}

test('a filter that is chosen before the application runs narrows the list', async ({ page }) => {
  await signIn(page, ADA);
  const letGo = await holdScripts(page);
  await page.goto('/dashboard/orders', { waitUntil: 'commit' });
  await page.getByLabel('Status', { exact: true }).selectOption('Cancelled');
  await page.getByLabel('To', { exact: true }).fill('2026-01-31');

  letGo();
  await isMounted(page);

  await expect(page).toHaveURL(/status=Cancelled/);
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('Cancelled');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('2026-01-31');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('');
});

test('a tab that is pressed before the application runs is the one that opens', async ({ page }) => {
  await signIn(page, ADA);
  const letGo = await holdScripts(page);
  await page.goto('/dashboard/orders', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Buy Orders' }).click();

  letGo();
  await isMounted(page);

  await expect(page.getByRole('tab', { name: 'Buy Orders' })).toHaveAttribute('aria-selected', 'true');
});

test('the conversation stays in its place when the title of its dispute comes', async ({ page, control }) => {
  const { disputeId } = await control.disputeOf(ADA.email);
  await signIn(page, ADA);
  const letGo = await hold(page, '**/Dispute/GetById/*');
  const { thread, messages } = await new ChatPage(page).open(disputeId);
  await expect(messages.first()).toBeVisible();
  const before = await thread.boundingBox();

  letGo();
  await expect(page.getByRole('main').locator('header p')).toHaveText(/\w/);

  expect(await thread.boundingBox()).toEqual(before);
});

test('the orders are asked for before any script of the application is there, and once', async ({ page }) => {
  await signIn(page, ADA);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/Order/GetHistory')) asked.push(request.url());
  });
  const letGo = await holdScripts(page);
  const isAsked = page.waitForRequest('**/Order/GetHistory*');
  await page.goto('/dashboard/orders', { waitUntil: 'commit' });
  await isAsked;

  letGo();
  await isMounted(page);
  await expect(page.getByRole('main').getByRole('link', { name: /₦/ }).first()).toBeVisible();

  expect(asked).toHaveLength(1);
});

test('icons and the manifest are fetched when the first screen stands, and not before', async ({ page }) => {
  const answer = await page.request.get('/login');
  const [headAsServed] = (await answer.text()).split('</head>');
  expect(headAsServed).toContain('<title>');
  expect(headAsServed).not.toMatch(/rel="(apple-touch-icon|manifest)"|icon\.svg/);

  await page.goto('/login');
  for (const kind of ['icon', 'apple-touch-icon', 'manifest'])
    await expect(page.locator(`head > link[rel=${kind}]`)).toHaveCount(1);
});
