import { act, render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useLeaveWhenDone } from './use-leave-when-done.ts';

test('a finished change does not redirect a person who is navigating away', async () => {
  const loaded = Promise.withResolvers<null>();
  let done: () => Promise<void> = () => Promise.resolve();
  function Form() {
    const leave = useLeaveWhenDone();
    done = () => leave('/done');
    return null;
  }
  const router = createMemoryRouter([
    { path: '/', element: <Form /> },
    { path: '/elsewhere', loader: () => loaded.promise, element: <h1>Elsewhere</h1> },
    { path: '/done', element: <h1>Done</h1> },
  ]);
  render(<RouterProvider router={router} />);
  act(() => void router.navigate('/elsewhere'));

  await act(() => done());
  loaded.resolve(null);

  expect(await screen.findByRole('heading')).toHaveProperty('textContent', 'Elsewhere');
});
