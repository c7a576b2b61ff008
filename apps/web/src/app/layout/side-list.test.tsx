import { ORDER_DETAIL_REFRESH_MS } from '@amana/domain';
import { createTestBackend, userIdOf } from '@amana/mock-lab/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { hasRoomForSideList } from './pages-with-side-list.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** jsdom has no layout, so this sets the page's width, in px. */
function pageIsWide(width: number): void {
  class FixedSize {
    readonly report: (entries: { contentRect: { width: number } }[]) => void;
    constructor(report: FixedSize['report']) {
      this.report = report;
    }
    observe() {
      this.report([{ contentRect: { width } }]);
    }
    readonly disconnect = () => undefined;
  }
  vi.stubGlobal('ResizeObserver', FixedSize);
}

async function withOrders(...descriptions: string[]) {
  const backend = await createTestBackend();
  const paths: string[] = [];
  for (const description of descriptions) {
    const { data } = await backend.call('createOrder', {
      as: 'ada',
      body: { email: 'chidi@amana.test', description, amount: 50_000, buyerId: userIdOf('ada') },
    });
    paths.push(`/dashboard/orders/${data.id}`);
  }
  return { backend, paths };
}

const list = () => screen.findByRole('navigation', { name: 'All Orders' });
const currentRow = async () => within(await list()).queryByRole('link', { current: 'page' })?.textContent;

test('side list: marks the open order and opens others', async () => {
  pageIsWide(1_360);
  const { backend, paths } = await withOrders('Sewing machine', 'Yam, 40 tubers');
  const { user, address } = await openApp(paths[0] ?? '', { as: 'ada', backend });

  await waitFor(async () => expect(await currentRow()).toContain('Sewing machine'));
  await user.click(within(await list()).getByText('Yam, 40 tubers'));

  await waitFor(async () => expect(await currentRow()).toContain('Yam, 40 tubers'));
  expect(address()).toBe(paths[1]);
});

test('side list: follows changes of the open order', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  pageIsWide(1_360);
  const { backend, paths } = await withOrders('Sewing machine');
  const orderId = paths[0]?.split('/').at(-1) ?? '';
  await openApp(paths[0] ?? '', { as: 'ada', backend });
  await waitFor(async () => expect(await currentRow()).toContain('Pending'));

  await backend.call('cancelOrder', { as: 'ada', body: { orderId } });
  await act(() => vi.advanceTimersByTimeAsync(ORDER_DETAIL_REFRESH_MS));

  await waitFor(async () => expect(await currentRow()).toContain('Cancelled'));
});

test('side list: neither shown nor loaded in a narrower window', async () => {
  pageIsWide(1_359);
  const { backend, paths } = await withOrders('Sewing machine');
  const { calls } = await openApp(paths[0] ?? '', { as: 'ada', backend });

  await screen.findByText('Sewing machine');
  expect(screen.queryByRole('navigation', { name: 'All Orders' })).toBeNull();
  expect(calls.filter((call) => call.includes('/Order/GetHistory'))).toEqual([]);
});

test('side list: the padding of the page is not part of its width', () => {
  onTestFinished(() => document.body.removeAttribute('style'));
  vi.spyOn(document.body, 'clientWidth', 'get').mockReturnValue(1_440);
  document.body.style.paddingRight = '0px';
  expect(hasRoomForSideList()).toBe(true);

  document.body.style.paddingRight = '460px';

  expect(hasRoomForSideList()).toBe(false);
});

test('side list: a failure leaves the order readable and offers Retry', async () => {
  pageIsWide(1_360);
  const { backend, paths } = await withOrders('Sewing machine');
  const { user, goTo, intercept } = await openApp('/dashboard/account', { as: 'ada', backend });
  intercept((request, next) =>
    request.url.includes('/Order/GetHistory')
      ? Promise.resolve(Response.json({ message: 'Down' }, { status: 500 }))
      : next(request),
  );
  await goTo(paths[0] ?? '');
  const retry = await within(await list()).findByRole('button', { name: 'Retry' });
  screen.getByText('Sewing machine');

  intercept((request, next) => next(request));
  await user.click(retry);

  expect(document.activeElement).toBe(await list());
  await waitFor(async () => expect(await currentRow()).toContain('Sewing machine'));
});
