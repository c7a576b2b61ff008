import { serverClock } from '@amana/api';
import { vi } from 'vitest';
import { $isOutdated } from '../app/connection/newer-version.ts';
import { $isEndedByServer, $refreshTrouble } from '../session/failed-refresh.ts';
import { $session } from '../session/session.ts';
import { endCallsOfPage } from './page-calls.ts';

// The test files of a worker share their modules and their page.

/** The clock, the globals and the environment are the real ones again. */
export function takeBackStubs(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
}

/** As if the app were loaded again: nobody is signed in, and no answer has given the server's time. */
export function forgetLastPage(): void {
  endCallsOfPage();
  for (const store of [$session, $isEndedByServer, $refreshTrouble, $isOutdated]) store.reinit();
  serverClock.learn(new Date().toUTCString());
  document.title = '';
  delete document.documentElement.dataset['theme'];
  window.history.replaceState(null, '', '/');
}
