import type { Page } from '@playwright/test';
import { hold } from '../fixtures/hold.ts';
import { ADA, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { ChatPage } from '../pages/chat-page.ts';
import { OverviewPage } from '../pages/overview-page.ts';

function holdScripts(page: Page): Promise<() => void> {
  return hold(page, '**/assets/*.js');
}

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
const isMounted = (page: Page) => expect(page.locator('#root[data-shell]')).toHaveCount(0);

test.use({ readsOnly: true });

test('sign-in shell: typed text and focus move into the form', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await email(page).fill(ADA.email);
  await password(page).fill('Passw0rd');

  letGo();
  await isMounted(page);

  await expect(email(page)).toHaveValue(ADA.email);
  await expect(password(page)).toBeFocused();
  await page.keyboard.type('!');
  await expect(password(page)).toHaveValue('Passw0rd!');
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await page.waitForURL('**/dashboard/overview');
});

test('sign-in shell: typed text stays if an extension changed the form', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await email(page).fill(ADA.email);
  await password(page).fill(ADA.password);
  await email(page).evaluate((field) => field.before(document.createElement('password-manager')));

  letGo();
  await isMounted(page);

  await expect(email(page)).toHaveValue(ADA.email);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await page.waitForURL('**/dashboard/overview');
});

test('sign-in shell: an address from the confirmation stays after a reload', async ({ page, problems }) => {
  problems.allow(/status of 400 .*ConfirmEmail/);
  await page.goto(`/confirm-email?Token=old&email=${ADA.email}`);
  await page.getByRole('link', { name: 'Continue to Login' }).click();
  await expect(email(page)).toHaveValue(ADA.email);

  await page.reload();
  await isMounted(page);

  await expect(email(page)).toHaveValue(ADA.email);
  await password(page).fill(ADA.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await page.waitForURL('**/dashboard/overview');
});

test('sign-in shell: Log In works early, and nothing gets into the address', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await email(page).fill(ADA.email);
  await password(page).fill(ADA.password);
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).search).toBe('');

  letGo();

  await page.waitForURL('**/dashboard/overview');
});

test('order link shell: shows the invitation, and nothing moves afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const letGo = await holdScripts(page);
  await page.goto('/dashboard/orders/42?referral=K7QX2M', { waitUntil: 'commit' });
  const invitation = page.getByRole('heading', { name: 'You have been invited to a trade' });
  const register = page.getByRole('link', { name: 'Create your account' });
  await expect(invitation).toBeVisible();
  const before = await register.boundingBox();

  letGo();
  await isMounted(page);
  await page.waitForURL('**/login?invited');

  await expect(invitation).toBeVisible();
  expect(await register.boundingBox()).toEqual(before);
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test('order link shell: the form explains the link too, without the application', async ({ page }) => {
  await page.goto('/dashboard/orders/42?referral=K7QX2M');
  const toForm = page.getByRole('link', { name: 'I have an account: sign in' });
  await expect(toForm).toBeVisible();
  await holdScripts(page);

  await page.goto('/login', { waitUntil: 'commit' });

  await expect(
    page.getByText(
      'You were invited to an order. Sign in or register with the email address it was sent to.',
    ),
  ).toBeVisible();
});

test('the application takes over without moving anything', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  const before = await password(page).boundingBox();

  letGo();
  await isMounted(page);

  expect(await password(page).boundingBox()).toEqual(before);
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test('dashboard shell: appears at once in the chosen theme, without sign-in', async ({ page }) => {
  await startSession(page, ADA);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const letGo = await holdScripts(page);

  await page.goto('/', { waitUntil: 'commit' });

  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const heading = page.getByRole('heading', { name: 'Welcome, Ada' });
  const place = async () => {
    const box = await heading.boundingBox();
    return [box?.x, box?.y, box?.height];
  };
  const before = await place();
  letGo();
  await isMounted(page);
  expect(await place()).toEqual(before);
});

for (const [path, title] of [
  ['/dashboard/orders', 'All Orders'],
  ['/dashboard/account', 'Account'],
  ['/dashboard/disputes', 'Disputed Transactions'],
] as const)
  test(`dashboard shell: has the heading ${title} in its place`, async ({ page }) => {
    await startSession(page, ADA);
    const letGo = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
    const place = async () => {
      const box = await heading.boundingBox();
      return [box?.x, box?.y, box?.height];
    };
    const before = await place();

    letGo();
    await isMounted(page);

    expect(await place()).toEqual(before);
  });

test('dashboard shell: its skeleton is replaced by the page', async ({ page }) => {
  await startSession(page, ADA);
  const letGo = await holdScripts(page);
  await page.goto('/dashboard/orders', { waitUntil: 'commit' });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation).toBeVisible();
  const before = await navigation.boundingBox();

  letGo();
  await isMounted(page);
  await expect(page.locator('[data-rows] a').first()).toBeVisible();

  expect(await navigation.boundingBox()).toEqual(before);
});

test('order in a wide window: stays in place next to the side list', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startSession(page, ADA);
  await page.goto('/dashboard/orders');
  const link = page.locator('[data-rows] a').first();
  const path = (await link.getAttribute('href')) ?? '';
  const letGo = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main).toBeVisible();
  const before = await main.boundingBox();

  letGo();
  await expect(page.getByRole('navigation', { name: 'All Orders' })).toBeVisible();

  const after = await main.boundingBox();
  expect([after?.x, after?.width]).toEqual([before?.x, before?.width]);
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test('a configured name and links are in the shell', async ({ page }) => {
  const html = await (await page.request.get('/login')).text();

  expect(html).not.toContain('{{productName}}');
  await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', /\/about$/);
});

test("conversation: stays in place when the dispute's title arrives", async ({ page, control }) => {
  const { disputeId } = await control.disputeOf(ADA.email);
  await startSession(page, ADA);
  const letGo = await hold(page, '**/Dispute/GetById/*');
  const { thread, messages } = await new ChatPage(page).open(disputeId);
  await expect(messages.first()).toBeVisible();
  const before = await thread.boundingBox();

  letGo();
  await expect(page.getByRole('main').locator('header p')).toHaveText(/\w/);

  expect(await thread.boundingBox()).toEqual(before);
});

test("orders: requested once, while the page's code is loading", async ({ page }) => {
  await startSession(page, ADA);
  // Prevents the orders from becoming stale, because the app would read them again.
  await page.clock.setFixedTime(new Date());
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/Order/GetHistory')) asked.push(request.url());
  });
  const letGo = await hold(page, '**/assets/order-list-*.js');
  const isAsked = page.waitForRequest('**/Order/GetHistory*');
  await page.goto('/dashboard/orders', { waitUntil: 'commit' });
  await isAsked;

  letGo();
  await isMounted(page);
  await expect(page.locator('[data-rows] a').first()).toBeVisible();

  expect(asked).toHaveLength(1);
});

test('page queries: start before rendering, even with cached scripts', async ({ page }) => {
  await page.addInitScript(() => {
    // The attribute is removed right before the first render, and the observer runs right after it.
    const observer = new MutationObserver(() => {
      if (document.querySelector('#root[data-shell]') !== null) return;
      observer.disconnect();
      performance.mark('rendered');
    });
    observer.observe(document, { subtree: true, attributeFilter: ['data-shell'] });
  });
  await startSession(page, ADA);
  const overview = new OverviewPage(page);
  await overview.open();
  await expect(overview.balance('Buying Account')).toContainText('₦');

  await page.reload();

  await expect(overview.balance('Buying Account')).toContainText('₦');
  // A call is listed after it is answered.
  const recent = page.getByRole('region', { name: 'Recent Transactions' });
  await expect(recent.getByRole('link').nth(1)).toBeVisible();
  const sentAfterRender = await page.evaluate(() => {
    const [rendered] = performance.getEntriesByName('rendered');
    const calls = performance.getEntriesByType('resource');
    // Uses the first of each, because a slow page reads them again.
    return ['/Overview/', '/GetHistory'].map((part) => {
      const first = calls.find(({ name }) => name.includes(part));
      return (first?.startTime ?? Infinity) - (rendered?.startTime ?? 0);
    });
  });
  expect(Math.max(...sentAfterRender)).toBeLessThan(0);
});
