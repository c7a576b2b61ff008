import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  type InitialEntry,
  type RouteObject,
  createMemoryRouter,
  Link,
  Outlet,
  RouterProvider,
} from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useUnsavedChangesQuestion } from '../forms/use-unsaved-changes-question.tsx';
import { RouteErrorPage } from './layout/error-page.tsx';
import { createAppRouter, initialized } from './router.ts';
import { RestoredScroll } from './routes.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

function Layout() {
  return (
    <>
      <Outlet />
      <RestoredScroll />
    </>
  );
}

function Start() {
  return (
    <>
      <h1>Start</h1>
      <Link to="/slow">Slow</Link>
      <Link to="/other">Other</Link>
    </>
  );
}

function Form() {
  return (
    <>
      <h1>Form</h1>
      <Link to="?step=2">Next step</Link>
      <Link to="/other">Other</Link>
      {useUnsavedChangesQuestion(true).question}
    </>
  );
}

async function open(pages: RouteObject[], ...initialEntries: InitialEntry[]) {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const pageErrors = [{ ErrorBoundary: RouteErrorPage, children: pages }];
  const router = createMemoryRouter([{ element: <Layout />, children: pageErrors }], { initialEntries });
  await initialized(router);
  // React and the router both log every error that a boundary catches.
  const ignore = { onCaughtError: () => undefined };
  await act(() =>
    Promise.resolve(render(<RouterProvider router={router} onError={() => undefined} />, ignore)),
  );
  return {
    router,
    scrollTo,
    user: userEvent.setup(),
    goTo: (path: string) => act(() => router.navigate(path)),
  };
}

const shown = () => screen.getByRole('heading').textContent;
const heading = (name: string) => screen.findByRole('heading', { name });

test.each([
  ['//reset-password?Token=abc#top', '/reset-password?Token=abc#top'],
  ['///register', '/register'],
  ['/index.html?a=b', '/?a=b'],
])('the slip in %s is mended before the router reads it', async (slip, mended) => {
  window.history.replaceState(null, '', `${window.location.origin}${slip}`);

  const context = { queryClient: new QueryClient(), viewerId: () => null };
  const router = await createAppRouter(context);

  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe(mended);
  expect(window.location.href).toBe(`${window.location.origin}${mended}`);
  router.dispose();
});

test('an error of one page is gone at the next address', async () => {
  const { goTo } = await open(
    [
      { path: '/', element: <h1>Start</h1> },
      {
        path: '/broken',
        Component: () => {
          throw new Error('a mistake');
        },
      },
    ],
    '/broken',
  );
  await screen.findByRole('button', { name: 'Retry' });
  expect(document.title).toBe('This page has a fault · Amana');

  await goTo('/');

  await heading('Start');
});

test('the previous page stays until the page requested last is loaded', async () => {
  const slow = Promise.withResolvers<() => ReactNode>();
  const { router, user } = await open(
    [
      { path: '/', element: <Start /> },
      { path: '/slow', lazy: async () => ({ Component: await slow.promise }) },
      { path: '/other', element: <h1>Other</h1> },
    ],
    '/',
  );

  await user.click(screen.getByRole('link', { name: 'Slow' }));
  expect(shown()).toBe('Start');
  expect(router.state.location.pathname).toBe('/');
  await user.click(screen.getByRole('link', { name: 'Other' }));
  await heading('Other');
  await act(() => {
    slow.resolve(() => <h1>Slow</h1>);
    return slow.promise;
  });

  expect(shown()).toBe('Other');
  expect(router.state.location.pathname).toBe('/other');
});

test('a new page begins at its top, and going back leads to where one was', async () => {
  const { goTo, router, scrollTo } = await open(
    [
      { path: '/', element: <h1>Long</h1> },
      { path: '/next', element: <h1>Next</h1> },
    ],
    '/',
  );
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);

  await goTo('/next');
  await heading('Next');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  await act(() => router.navigate(-1));
  await heading('Long');

  expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
});

test('the first page of a tab does not start at the scroll of another one', async () => {
  const pages = [
    { path: '/other', element: <h1>Other</h1> },
    { path: '/long', element: <h1>Long</h1> },
    { path: '/next', element: <h1>Next</h1> },
  ];
  await open(pages, { pathname: '/other', key: 'default' });
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  window.dispatchEvent(new Event('pagehide'));
  cleanup();

  const { router, scrollTo } = await open(pages, { pathname: '/long', key: 'default' }, '/next');
  await act(() => router.navigate(-1));
  await heading('Long');

  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test('unsaved changes: every exit asks, navigation within the page does not', async () => {
  const { router, user } = await open(
    [
      { path: '/form', element: <Form /> },
      { path: '/other', element: <h1>Other</h1> },
    ],
    '/other',
    '/form',
  );
  const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

  await user.click(screen.getByRole('link', { name: 'Next step' }));
  expect(router.state.location.search).toBe('?step=2');
  expect(screen.queryByRole('dialog')).toBeNull();

  await act(() => router.navigate(-2));
  await question();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' }));
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/form');
  await user.click(screen.getByRole('link', { name: 'Other' }));
  await question();
  await user.click(screen.getByRole('button', { name: 'Leave' }));

  await heading('Other');
});
