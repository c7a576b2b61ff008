import { createTestBackend, startTrade } from '@amana/mock-lab/testing';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { press } from '../testing/fill-form.ts';
import { openApp } from '../testing/open-app.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('without channels to other tabs, orders are still shown and changed', async () => {
  const forbidden = vi.fn(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  vi.stubGlobal('BroadcastChannel', forbidden);
  const backend = await createTestBackend();
  const { orderId } = await startTrade(backend);
  const { user, toasts } = await openApp(`/dashboard/orders/${orderId}`, { as: 'ada', backend });

  await press(user, 'Cancel Transaction');
  await press(user, 'Yes, Cancel Order');

  await waitFor(() => expect(toasts).toEqual(['success Order cancelled successfully 2000']));
  expect(forbidden).toHaveBeenCalled();
});
