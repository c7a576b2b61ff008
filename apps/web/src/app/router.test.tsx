import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InitialEntry } from 'history';
import { createMemoryHistory } from 'history';
import type { RouteObject } from 'react-router-dom';
import { Link } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useUnsavedChangesQuestion } from '../shared/forms/use-unsaved-changes-question.tsx';
import { lazyPage } from '../shared/navigation/lazy-page.tsx';
import { createNavigation } from './navigation.ts';
import { RouteErrors } from './route-errors.tsx';
import { AppRouter } from './router.tsx';
import { keepScrollPlace, useScrollPlaces } from './scroll-places.ts';

afterEach(() => vi.restoreAllMocks());

function Scrolled({ title }: { title: string }) {
  useScrollPlaces();
  return <h1>{title}</h1>;
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

async function open(pages: RouteObject[], ...entries: InitialEntry[]) {
  const history = createMemoryHistory({ initialEntries: entries });
  const navigation = createNavigation([{ element: <RouteErrors />, children: pages }], history, '/');
  await navigation.ready();
  await act(() => {
    // React tells of every error that a boundary caught.
    render(<AppRouter navigation={navigation} />, { onCaughtError: () => undefined });
    return Promise.resolve();
  });
  return { history, navigation, user: userEvent.setup() };
}

const shown = () => screen.getByRole('heading').textContent;
const heading = (name: string) => screen.findByRole('heading', { name });

test('a page whose code did not come is fetched again when it is asked for anew', async () => {
  const load = vi
    .fn<() => Promise<() => React.ReactNode>>()
    .mockRejectedValueOnce(new Error('No network'))
    .mockResolvedValue(() => <h1>Page</h1>);
  const { navigation } = await open(
    [
      { path: '/', element: <h1>Start</h1> },
      { path: '/page', ...lazyPage(load) },
    ],
    '/',
  );

  await act(() => navigation.goTo('/page'));
  await screen.findByRole('button', { name: 'Retry' });
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => navigation.goTo('/'));
  await heading('Start');
  await act(() => navigation.goTo('/page'));

  await heading('Page');
  expect(load).toHaveBeenCalledTimes(2);
});

test('the page before stands until the next one has come, and only the last one asked for is shown', async () => {
  const slow = Promise.withResolvers<() => React.ReactNode>();
  const { history, user } = await open(
    [
      { path: '/', element: <Start /> },
      { path: '/slow', ...lazyPage(() => slow.promise) },
      { path: '/other', element: <h1>Other</h1> },
    ],
    '/',
  );

  await user.click(screen.getByRole('link', { name: 'Slow' }));
  expect(shown()).toBe('Start');
  expect(history.location.pathname).toBe('/');
  await user.click(screen.getByRole('link', { name: 'Other' }));
  await heading('Other');
  await act(() => {
    slow.resolve(() => <h1>Slow</h1>);
    return slow.promise;
  });

  expect(shown()).toBe('Other');
  expect(history.location.pathname).toBe('/other');
});

test('a new page begins at its top, and going back leads to where one was', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { history } = await open(
    [
      { path: '/', element: <Scrolled title="Long" /> },
      { path: '/next', element: <Scrolled title="Next" /> },
    ],
    '/',
  );
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);

  act(() => history.push('/next'));
  await heading('Next');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  act(() => history.back());
  await heading('Long');

  expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
});

test('a page that the tab is loaded with does not begin where another one was left', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  keepScrollPlace({ key: 'default', pathname: '/other' });

  await open([{ path: '/long', element: <Scrolled title="Long" /> }], { pathname: '/long', key: 'default' });

  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test('what is not saved is asked about on every way out, and not where the page stays', async () => {
  const { history, user } = await open(
    [
      { path: '/form', element: <Form /> },
      { path: '/other', element: <h1>Other</h1> },
    ],
    '/other',
    '/form',
  );
  const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

  await user.click(screen.getByRole('link', { name: 'Next step' }));
  expect(history.location.search).toBe('?step=2');
  expect(screen.queryByRole('dialog')).toBeNull();

  act(() => history.go(-2));
  await question();
  // Enter takes the answer that has the focus.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' }));
  await user.keyboard('{Enter}');
  expect(history.location.pathname).toBe('/form');
  await user.click(screen.getByRole('link', { name: 'Other' }));
  await question();
  await user.click(screen.getByRole('button', { name: 'Leave' }));

  await heading('Other');
});
