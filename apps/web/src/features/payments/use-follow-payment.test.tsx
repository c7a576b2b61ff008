import type { OrderStatus } from '@amana/domain';
import { toast } from '@amana/ui';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useFollowPayment } from './use-follow-payment.ts';

test('a payment that arrives during a navigation shows a toast only', async () => {
  const success = vi.spyOn(toast, 'success').mockImplementation(() => undefined);
  const loaded = Promise.withResolvers<null>();
  let read: (status: OrderStatus) => void = () => undefined;
  function Payment() {
    const [orderStatus, setOrderStatus] = useState<OrderStatus>('OpenTransaction');
    read = setOrderStatus;
    useFollowPayment({ id: 'order', orderStatus });
    return null;
  }
  const router = createMemoryRouter([
    { path: '/', element: <Payment /> },
    { path: '/elsewhere', loader: () => loaded.promise, element: <h1>Elsewhere</h1> },
    { path: '*', element: <h1>Order</h1> },
  ]);
  render(<RouterProvider router={router} />);
  act(() => void router.navigate('/elsewhere'));

  act(() => read('Paid'));
  loaded.resolve(null);

  expect(await screen.findByRole('heading')).toHaveProperty('textContent', 'Elsewhere');
  expect(success).toHaveBeenCalledOnce();
  success.mockRestore();
});
