import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { RouterProvider, createMemoryRouter, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ACTIONS, givenIn, openAction } from '../testing/actions.ts';
import { press } from '../testing/fill-form.ts';
import { useUnsavedChangesQuestion } from './use-unsaved-changes-question.tsx';

const FORMS = Object.entries(ACTIONS).filter(
  ([, { fields, file }]) => fields !== undefined || file !== undefined,
);

test.each(FORMS)('to %s: the form asks before it is left, and Stay loses nothing', async (_, action) => {
  const app = await openAction(action);
  const [address, given] = [app.address(), await givenIn(action, app)];

  await app.goTo('/dashboard/settings');
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await press(app.user, 'Stay');
  expect(app.address()).toBe(address);
  expect(await givenIn(action, app)).toEqual(given);

  await app.goTo('/dashboard/settings');
  await press(app.user, 'Leave');
  await waitFor(() => expect(app.address()).toBe('/dashboard/settings'));
});

test('an exit at the moment when the changes are saved is not lost', async () => {
  let save: () => void = () => undefined;
  function Form() {
    const [hasChanges, setHasChanges] = useState(true);
    const navigate = useNavigate();
    const { question } = useUnsavedChangesQuestion(hasChanges);
    save = () => setHasChanges(false);
    useLayoutEffect(() => {
      if (!hasChanges) void navigate('/elsewhere');
    }, [hasChanges, navigate]);
    return question;
  }
  const router = createMemoryRouter([
    { path: '/', element: <Form /> },
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
  ]);
  render(<RouterProvider router={router} />);

  act(() => save());

  expect(await screen.findByRole('heading')).toHaveProperty('textContent', 'Elsewhere');
});

test('Chrome 110 to 118 ask at a reload, because a return value is set', () => {
  function Form() {
    return useUnsavedChangesQuestion(true).question;
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Form /> }])} />);
  const event = Object.defineProperty(new Event('beforeunload', { cancelable: true }), 'returnValue', {
    value: '',
    writable: true,
  });

  window.dispatchEvent(event);

  expect(event).toMatchObject({ defaultPrevented: true, returnValue: true });
});

test.each(['tel:08031234567', 'mailto:ada@amana.test'])(
  'a press on %s does not ask, its focus does',
  (href) => {
    function Form() {
      return (
        <>
          <a href={href} onClick={(event) => event.preventDefault()}>
            Call
          </a>
          {useUnsavedChangesQuestion(true).question}
        </>
      );
    }
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Form /> }])} />);
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

    // Safari does not focus a pressed link.
    fireEvent.click(screen.getByRole('link'));
    expect(isAsked()).toBe(false);

    screen.getByRole('link').focus();
    fireEvent.keyDown(screen.getByRole('link'), { key: 'F5' });
    expect(isAsked()).toBe(true);
  },
);
