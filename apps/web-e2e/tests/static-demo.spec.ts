import type { CreatedOrder, Session } from '@amana/api';
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
import { ADA, CHIDI, signIn, signInHere } from '../fixtures/sign-in.ts';
import { DemoConsole } from '../pages/demo-console.ts';
import { StagePage } from '../pages/stage-page.ts';

/** One tab's confirmed changes while its workers were being stopped. */
interface Written {
  readonly acknowledged: string[];
  /** Calls with an unknown result. */
  readonly broken: number;
}

function createOrders(page: Page, root: string, name: string, count: number): Promise<Written> {
  return page.evaluate(
    async ([at, tab, wanted]) => {
      const ask = async <Data>(path: string, token: string, body: object): Promise<Data> => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
        const response = await fetch(`${at}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
        if (!response.ok) throw new Error(`${path} answered ${response.status}`);
        return ((await response.json()) as { data: Data }).data;
      };
      const acknowledged: string[] = [];
      let broken = 0;
      let session: Session | null = null;
      while (acknowledged.length < wanted) {
        try {
          session ??= await ask<Session>('mock/v1/personas/ada/session', '', {});
          const order = await ask<CreatedOrder>('api/v1/Order/CreateOrder', session.token, {
            email: 'chidi@amana.test',
            buyerId: session.user.userId,
            description: `${tab} ${acknowledged.length + broken}`,
            amount: 1000,
          });
          acknowledged.push(order.id);
        } catch (error) {
          // The worker was stopped and the connection broke; any other error ends the test.
          if (!(error instanceof TypeError)) throw error;
          broken += 1;
        }
      }
      return { acknowledged, broken };
    },
    [root, name, count] as const,
  );
}

function missingOrders(page: Page, root: string, ids: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ([at, wanted]) => {
      const login = await fetch(`${at}mock/v1/personas/ada/session`, { method: 'POST' });
      const { data } = (await login.json()) as { data: Session };
      const headers = { authorization: `Bearer ${data.token}` };
      const missing: string[] = [];
      for (const id of wanted) {
        const { ok } = await fetch(`${at}api/v1/Order/GetById/${id}`, { headers });
        if (!ok) missing.push(id);
      }
      return missing;
    },
    [root, ids] as const,
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

/** The top of the page in each frame after the notice that the demo is being prepared. */
async function recordTops(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    const look = () => {
      const shown = document.querySelector('#root > :not([role=status])');
      if (shown !== null) tops.push(shown.getBoundingClientRect().top);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...new Set(Reflect.get(window, 'tops') as number[])]);
}

async function expectSteadyRibbon(page: Page): Promise<void> {
  const tops = await recordTops(page);
  await openDemo(page);
  await expect(page.getByRole('button', { name: 'Console' })).toBeVisible();
  await expect.poll(tops).toEqual([44]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Console' })).toBeVisible();
  await expect.poll(tops).toEqual([44]);
}

test('static demo on a phone: a link opens a working product, below a steady ribbon', async ({
  page,
  host,
}) => {
  await page.setViewportSize(PHONE);

  await expectSteadyRibbon(page);
  await signInHere(page, ADA);
  await expect(page.getByText('Balance Overview')).toBeVisible();

  expect(host.requestedPaths).toContain('/people/amana/demo-worker.js');
  expect(host.requestedPaths.filter((path) => /\/(api|mock)\//.test(path))).toEqual([]);
  await expectNoSidewaysScroll(page);
});

test('static demo on a computer: a steady ribbon, and a forced reload uses the worker', async ({
  page,
  context,
}) => {
  await expectSteadyRibbon(page);
  const session = await context.newCDPSession(page);

  const loaded = page.waitForEvent('load');
  await session.send('Page.reload', { ignoreCache: true });
  await loaded;
  // A forced reload bypasses the worker, so the demo reloads once more.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();

  await signIn(page, ADA);
});

test('its pages declare their charset early', async ({ request }) => {
  await expectEarlyCharset(request, '');
  await expectEarlyCharset(request, '404.html');
});

test('static demo: its host gets no HSTS header', async ({ request }) => {
  const answer = await request.get('');

  expect(answer.headers()).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(answer.headers()).not.toHaveProperty('strict-transport-security');
});

test('its pages carry the security policy, for hosts that send no headers', async ({ request }) => {
  const answer = await request.get('404.html');

  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await answer.text()) ?? [];
  const header = answer.headers()['content-security-policy'];
  expect(policy).toBe(header?.replace(/frame-ancestors [^;]*; /, ''));
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
  await expect(page).toHaveURL(/\/people\/amana\/dashboard\/orders\/17\?referral=abc$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('unknown address: reported with a link to the start', async ({ page, problems }) => {
  problems.allow(NOT_A_FILE);

  await page.goto('no/such/screen/at/all');

  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveURL(/\/people\/amana\/no\/such\/screen\/at\/all$/);
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
  const written = Promise.all(tabs.map((tab, index) => createOrders(tab, host.url, `tab ${index}`, 100)));
  written.then(end, end);
  // A worker that is stopped constantly never serves anyone.
  let stops = 0;
  for (; !over.signal.aborted && stops < 20; stops += 1) await stopWorkers(context, page);
  const ids = (await written).flatMap(({ acknowledged }) => acknowledged);
  await stopWorkers(context, page);

  expect(stops).toBeGreaterThan(5);
  expect(new Set(ids).size).toBe(400);
  expect(await missingOrders(page, host.url, ids)).toEqual([]);
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

test('another site at the address: loaded from its server, not the worker', async ({
  page,
  host,
  deployed,
  problems,
}) => {
  problems.allow(/404/);
  await openDemo(page);
  deployed.replaceBy(
    '<!doctype html><title>Product</title><script>fetch("api/v1/Order/GetHistory")</script>',
  );

  await page.goto('');

  await expect(page).toHaveTitle('Product');
  await expect.poll(() => host.requestedPaths).toContain('/people/amana/api/v1/Order/GetHistory');
  expect(await countWorkers(page)).toBe(0);
});

test('removed demo: the worker leaves the address', async ({ page, deployed, problems }) => {
  problems.allow(/404/);
  await openDemo(page);
  deployed.remove('<!doctype html><title>Nothing here</title>');

  await page.goto('');

  await expect(page).toHaveTitle('Nothing here');
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
  await page.evaluate(async () => {
    const [{ name = '' } = {}] = await indexedDB.databases();
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
    });
    const transaction = database.transaction('records', 'readwrite');
    transaction.objectStore('records').clear();
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    database.close();
  });
  deployed.newVersion();

  await holdToasts(page);
  await page.goto(host.url);

  await expect(page.getByText(/^The demo was updated and starts from the beginning/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await signIn(page, ADA);
});

test.describe('where service workers are refused', () => {
  test.use({ serviceWorkers: 'block' });

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

test('a browser without service workers shows that it cannot run the demo', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });

  await page.goto('');

  await expect(page.getByText(/and this one has none/)).toBeVisible();
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
