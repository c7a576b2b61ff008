import type { CreatedOrder, Session } from '@amana/api';
import type { WorldEvent } from '@amana/api/control';
import { startMockServer } from '@amana/mock-server';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { expectEarlyCharset } from '../fixtures/charset.ts';
import { countWorkers } from '../fixtures/count-workers.ts';
import {
  BROKEN_OFF,
  builtDemo,
  controlIn,
  expect,
  openDemo,
  stopWorkers,
  test,
} from '../fixtures/demo-test.ts';
import { holdToasts } from '../fixtures/hold-toasts.ts';
import { blockStorage } from '../fixtures/block-storage.ts';
import { ADA, CHIDI, signIn, signInHere } from '../fixtures/sign-in.ts';
import { DemoConsole } from '../pages/demo-console.ts';
import { StagePage } from '../pages/stage-page.ts';

/** Creates orders in this tab while its workers are being stopped. Returns the ids of those that were acknowledged. */
function createOrders(page: Page, root: string, count: number): Promise<string[]> {
  return page.evaluate(
    async ([at, wanted]) => {
      const post = async <Data>(path: string, token: string, body: object): Promise<Data> => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
        const response = await fetch(`${at}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
        if (!response.ok) throw new Error(`${path} answered ${response.status}`);
        return ((await response.json()) as { data: Data }).data;
      };
      const acknowledged: string[] = [];
      let session: Session | null = null;
      while (acknowledged.length < wanted) {
        try {
          session ??= await post<Session>('mock/v1/personas/ada/session', '', {});
          // One person gets a limited number of orders in a minute.
          const email = `${crypto.randomUUID()}@amana.test`;
          const order = { email, buyerId: session.user.userId, amount: 1_000 };
          const body = { ...order, description: 'Written by one of four tabs' };
          const { id } = await post<CreatedOrder>('api/v1/Order/CreateOrder', session.token, body);
          acknowledged.push(id);
        } catch (error) {
          // The worker was stopped and the connection broke; any other error ends the test.
          if (!(error instanceof TypeError)) throw error;
        }
      }
      return acknowledged;
    },
    [root, count] as const,
  );
}

/** Errors of a static host for the address of a screen and for files next to it. */
const NOT_A_FILE = /status of 404|strict MIME checking/;

const PHONE = { width: 360, height: 740 };

test('static demo: the console opens the stage, where both parties play', async ({ page, host }) => {
  await openDemo(page);
  const stage = new StagePage(await new DemoConsole(page).openStage());

  await stage.play('Ada creates the order');
  await stage.play('Chidi approves the order');

  await expect(stage.nextButton('Ada pays')).toBeVisible();
  for (const name of [ADA.name, CHIDI.name])
    await expect(stage.phoneOf(name).getByText('Approved', { exact: true }).first()).toBeVisible();
  expect(host.requestedPaths.filter((path) => !path.startsWith('/people/amana/'))).toEqual([]);
});

test('static demo: a first visit shows the front page, which opens a trade', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.clear());
  await page.goto('');
  await expect(page.getByRole('link', { name: 'A dispute' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Try it as Chidi, the seller' }).click();

  await expect(page.getByRole('heading', { name: 'Approve Order', level: 1 })).toBeVisible();
});

/** The top of the page in each frame after the skeleton and the notice that the demo is being prepared. */
async function recordTops(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    const look = () => {
      const shown = document.querySelector('#root > :not([role=status], #skeleton, #not-loaded)');
      if (shown !== null) tops.push(shown.getBoundingClientRect().top);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...new Set(Reflect.get(window, 'tops') as number[])]);
}

test('static demo on a phone: a link opens a working product, below a steady ribbon', async ({
  page,
  host,
}) => {
  await page.setViewportSize(PHONE);
  const tops = await recordTops(page);
  await openDemo(page);
  await expect(page.getByRole('button', { name: 'Console' })).toBeVisible();
  await expect.poll(tops).toEqual([44]);
  await signInHere(page, ADA);
  await expect(page.getByText('Balance Overview')).toBeVisible();

  expect(host.requestedPaths).toContain('/people/amana/demo-worker.js');
  expect(host.requestedPaths.filter((path) => /\/(api|mock)\//.test(path))).toEqual([]);
  await expectNoSidewaysScroll(page);
});

test('static demo: a forced reload uses the worker', async ({ page, context }) => {
  await openDemo(page);
  const session = await context.newCDPSession(page);

  const loaded = page.waitForEvent('load');
  await session.send('Page.reload', { ignoreCache: true });
  await loaded;
  // A forced reload bypasses the worker, so the demo reloads once more.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();

  await signIn(page, ADA);
});

test('its pages declare charset and policy, and its host gets no HSTS header', async ({ request }) => {
  await expectEarlyCharset(request, '');
  await expectEarlyCharset(request, '404.html');
  const answer = await request.get('404.html');
  const headers = answer.headers();
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(headers).not.toHaveProperty('strict-transport-security');
  // For hosts that send no headers.
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await answer.text()) ?? [];
  expect(policy).toBe(headers['content-security-policy']?.replace(/frame-ancestors [^;]*; /, ''));
});

test('a deep link finds its screen on the first visit, and after a reload', async ({ page, problems }) => {
  problems.allow(NOT_A_FILE);
  // Order 17 does not exist.
  problems.allow(/status of 400 .*GetById\/17/);

  await page.goto('dashboard/orders/17?referral=abc');
  await page.getByRole('link', { name: 'I have an account: sign in' }).click();
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: /^Ada Obi/ }).click();
  await expect(page).toHaveURL(/\/people\/amana\/dashboard\/orders\/17\?referral=abc$/);

  const answer = await page.reload();
  expect(answer?.status()).toBe(200);
  // From the worker, with the headers of its host.
  const headers = answer?.headers() ?? {};
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  await expect(page).toHaveURL(/\/people\/amana\/dashboard\/orders\/17\?referral=abc$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('static demo: its world survives sign-out, reload and a stopped worker', async ({
  page,
  context,
  host,
  problems,
}) => {
  problems.allow(BROKEN_OFF);
  await openDemo(page);
  const control = controlIn(page, host);
  await control.updateSettings({ supportReplyAfterMs: 4_321 });
  await control.moveClock({ advanceMs: 86_400_000 });
  const ask = (path: string) =>
    page.evaluate(
      async (url) => JSON.stringify(await (await fetch(url)).json()),
      `${host.url}mock/v1${path}`,
    );

  await signIn(page, ADA);
  await page.evaluate(() => localStorage.clear());
  await stopWorkers(context, page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();

  expect(await ask('/settings')).toContain('"supportReplyAfterMs":4321');
  const { data } = JSON.parse(await ask('/clock')) as { data: { now: string } };
  expect(Date.parse(data.now) - Date.now()).toBeGreaterThan(86_000_000);
});

test('stopped workers: four writing tabs lose no acknowledged change', async ({
  context,
  page,
  host,
  problems,
}) => {
  problems.allow(/Failed to load resource|request failed|FetchEvent/);
  await openDemo(page);
  const tabs: Page[] = await Promise.all(Array.from({ length: 4 }, () => context.newPage()));
  for (const tab of tabs) await openDemo(tab);

  const over = new AbortController();
  const end = () => over.abort();
  const written = Promise.all(tabs.map((tab) => createOrders(tab, host.url, 100)));
  written.then(end, end);
  // A worker that is stopped constantly never serves anyone.
  let stops = 0;
  for (; !over.signal.aborted && stops < 20; stops += 1) await stopWorkers(context, page);
  const ids = (await written).flat();
  await stopWorkers(context, page);

  expect(stops).toBeGreaterThan(5);
  expect(new Set(ids).size).toBe(400);
  const kept = await page.evaluate(async (at) => {
    const { data } = (await (await fetch(`${at}mock/v1/events`)).json()) as { data: WorldEvent[] };
    return data.map(({ orderId }) => orderId);
  }, host.url);
  expect(ids.filter((id) => !kept.includes(id))).toEqual([]);
});

test('new version: takes over at the next visit with everything, and says so', async ({
  page,
  host,
  deployed,
  context,
}) => {
  await openDemo(page);
  await controlIn(page, host).updateSettings({ supportReplyAfterMs: 4_321 });
  const other = await context.newPage();
  await holdToasts(other);
  await openDemo(other);
  deployed.newVersion();

  await holdToasts(page);
  await page.reload();

  await expect(page.getByText('The demo was updated. Everything you did is still here.')).toBeVisible();
  await expect(other.getByText(/^There is a new version of the demo/)).toBeVisible();
  const settings = await page.evaluate(
    async (url) => (await fetch(url)).text(),
    `${host.url}mock/v1/settings`,
  );
  expect(settings).toContain('"supportReplyAfterMs":4321');
});

for (const successor of ['replaceBy', 'remove'] as const)
  test(`demo that its host does not have any more (${successor}): the worker leaves the address`, async ({
    page,
    host,
    deployed,
    problems,
  }) => {
    problems.allow(/404/);
    await openDemo(page);
    deployed[successor](
      '<!doctype html><title>Product</title><script>fetch("api/v1/Order/GetHistory")</script>',
    );

    await page.goto('');

    await expect(page).toHaveTitle('Product');
    await expect.poll(() => host.requestedPaths).toContain('/people/amana/api/v1/Order/GetHistory');
    expect(await countWorkers(page)).toBe(0);
  });

test('a redirect to another origin is followed by the browser', async ({ page, context, host, problems }) => {
  problems.allow(/CORS|Access-Control|ERR_FAILED|request failed/);
  await openDemo(page);
  const elsewhere = host.url.replace('127.0.0.1', 'localhost');
  await context.route(host.url, (route) => route.fulfill({ status: 302, headers: { location: elsewhere } }));

  await page.goto('');

  expect(page.url()).toContain(elsewhere);
});

/** Removes what the demo has stored, under a running worker. */
function emptyStores(page: Page, names: string[]): Promise<void> {
  return page.evaluate(async (stores) => {
    const [{ name = '' } = {}] = await indexedDB.databases();
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
    });
    const transaction = database.transaction(stores, 'readwrite');
    for (const store of stores) transaction.objectStore(store).clear();
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    database.close();
  }, names);
}

test('a lost database: a new world begins, and the demo goes on', async ({ page, host }) => {
  await openDemo(page);
  const control = controlIn(page, host);
  await control.updateSettings({ supportReplyAfterMs: 4_321 });
  await emptyStores(page, ['records', 'about']);

  await control.updateSettings({ autoPayAfterMs: null });

  await signInHere(page, ADA);
  await expect(page.getByText('Balance Overview')).toBeVisible();
});

test('new version: an unreadable world starts anew and signs everyone out', async ({
  page,
  context,
  deployed,
  host,
  problems,
}) => {
  problems.allow(NOT_A_FILE);
  await openDemo(page);
  await signIn(page, ADA);
  // Outside the demo's folder nothing wakes the old worker.
  await page.goto(new URL('/', host.url).href);
  await stopWorkers(context, page);
  await emptyStores(page, ['records']);
  deployed.newVersion();

  await holdToasts(page);
  await page.goto(host.url);

  await expect(page.getByText(/^The demo was updated and starts from the beginning/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await signIn(page, ADA);
});

test.describe('where service workers are refused', () => {
  test.use({ serviceWorkers: 'block' });

  test('blocked storage: shows the same instructions', async ({ page, problems }) => {
    problems.allow(/Service Worker registration blocked by Playwright/);
    await blockStorage(page);

    await page.goto('?productName=Kora');

    await expect(page.getByRole('heading', { name: 'The demo cannot run in this browser' })).toBeVisible();
    await expect(page.getByText(/^Allow this site to keep data/)).toBeVisible();
  });

  test('failed demo: shows instructions, in both themes', async ({ page, problems }) => {
    problems.allow(/Service Worker registration blocked by Playwright/);
    await page.setViewportSize({ width: 320, height: 640 });

    await page.goto('');

    await expect(page.getByRole('heading', { name: 'The demo cannot run in this browser' })).toBeVisible();
    await expect(page.getByText(/^Open the link in an ordinary window/)).toBeVisible();
    await expect(page).toHaveTitle('The demo cannot run in this browser');
    await expectNoSidewaysScroll(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  });
});

test('same folder on the mock server: uses the server without a worker', async ({ page }) => {
  const server = await startMockServer({ port: 0, seed: 1, serveApp: builtDemo });

  await page.goto(`${server.url}/dashboard/overview`);
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();

  const workers = await countWorkers(page);
  expect(workers).toBe(0);
  // The console polls for mails.
  await page.close();
  await server.close();
});
