import { act, render, screen, waitFor } from '@testing-library/react';
import { RouterProvider, createMemoryRouter, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { press } from '../../testing/fill-form.ts';
import { openApp } from '../../testing/open-app.tsx';
import { useRedirect } from './use-redirect.ts';

const chunk = vi.hoisted(() => Promise.withResolvers<null>());
vi.mock('../account/edit-profile/edit-profile-page.tsx', async (original) => {
  await chunk.promise;
  return original();
});

test('a choice redirects to the profile again after a cancelled navigation', async () => {
  const { user, router, toasts, address } = await openApp('/dashboard/create-order', { as: 'bola' });
  await press(user, 'I am Selling');
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));

  await user.click(screen.getByRole('link', { name: 'Create Order' }));
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(address()).toBe('/dashboard/create-order');
  expect(toasts).toHaveLength(1);

  await press(user, 'I am Selling');
  await waitFor(() => expect(toasts).toHaveLength(2));
  chunk.resolve(null);
  await waitFor(() => expect(address()).toBe('/dashboard/account/edit-profile'));
});

test('a page without content redirects again after a cancelled navigation', async () => {
  const loaded = Promise.withResolvers<null>();
  function Page() {
    const navigate = useNavigate();
    useRedirect(true, () => void navigate('/missing'));
    return <h1>Loading</h1>;
  }
  const router = createMemoryRouter([
    { path: '/', element: <Page /> },
    { path: '/missing', loader: () => loaded.promise, element: <h1>Missing</h1> },
  ]);
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));

  await act(() => router.navigate('/'));
  loaded.resolve(null);

  await screen.findByRole('heading', { name: 'Missing' });
});
