import { parseArgs } from 'node:util';
import { callServer } from '@amana/mock-lab/testing';
import type { BrowserContext } from '@playwright/test';
import {
  type Figure,
  type Product,
  newPhone,
  openSession,
  percentile,
  slowDownNetwork,
  slowDownProcessor,
  storageOf,
  withProduct,
} from './product.ts';

const FIRST = { query: { pageNumber: 1, pageSize: 1 } };
const AMOUNT = '₦\\d';

interface Screen {
  name: string;
  path: string;
  selector: string;
  /** A regular expression for the data's text; null waits until React handles the element's events. */
  text: string | null;
}

/** Runs in the page: searches every frame and resolves after the data's paint, in ms since navigation. */
function waitForData({ selector, text }: Pick<Screen, 'selector' | 'text'>): Promise<number> {
  const isThere = (): boolean => {
    const element = document.querySelector(selector);
    if (element === null) return false;
    if (text !== null) return new RegExp(text).test(element.textContent);
    return Object.keys(element).some((name) => name.startsWith('__reactProps$'));
  };
  return new Promise((resolve) => {
    const look = (): void => {
      if (isThere()) setTimeout(() => resolve(performance.now()));
      else requestAnimationFrame(look);
    };
    look();
  });
}

async function secondsUntilData(context: BrowserContext, origin: string, screen: Screen): Promise<number> {
  const page = await context.newPage();
  await slowDownProcessor(page);
  await slowDownNetwork(page);
  await page.goto(`${origin}${screen.path}`, { waitUntil: 'commit' });
  const { selector, text } = screen;
  const dataMs = await page.evaluate(waitForData, { selector, text });
  await page.close();
  return dataMs / 1_000;
}

async function measureScreens(product: Product, visits: number): Promise<Figure[]> {
  const session = await openSession(product.url, 'ada');
  const [order] = (await callServer(product.url, 'getOrderHistory', FIRST, session.token)).data;
  const screens: Screen[] = [
    { name: 'sign-in form', path: '/login', selector: 'button[type=submit]', text: null },
    ...[
      { name: 'overview', path: '/dashboard/overview' },
      { name: 'orders', path: '/dashboard/orders' },
      { name: 'transactions', path: '/dashboard/transactions' },
      { name: 'one order', path: `/dashboard/orders/${order?.id ?? ''}` },
    ].map((screen) => ({ ...screen, selector: 'main', text: AMOUNT })),
  ];
  const figures: Figure[] = [];
  for (const screen of screens) {
    const [first, next]: [number[], number[]] = [[], []];
    while (first.length < visits) {
      const storageState = storageOf(product.url, screen.path === '/login' ? null : session);
      const context = await newPhone(product, { storageState });
      first.push(await secondsUntilData(context, product.url, screen));
      next.push(await secondsUntilData(context, product.url, screen));
      await context.close();
    }
    figures.push({ figure: `${screen.name}, first visit`, value: percentile(first, 0.5), unit: 's' });
    figures.push({ figure: `${screen.name}, next visit`, value: percentile(next, 0.5), unit: 's' });
  }
  return figures;
}

/** The time until screens show their data on a slow phone: `[--visits 5] [--scenario years-of-trading]`. */
export function measureData(args: string[]): Promise<Figure[]> {
  const options = {
    visits: { type: 'string', default: '5' },
    scenario: { type: 'string', default: 'default' },
  } as const;
  const { values } = parseArgs({ args, options });
  return withProduct(values.scenario, (product) => measureScreens(product, Number(values.visits)));
}
