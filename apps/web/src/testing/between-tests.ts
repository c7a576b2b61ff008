import { serverClock } from '@amana/api';
import { vi } from 'vitest';
import { $isOutdated } from '../app/connection/newer-version.ts';
import { $isEndedByServer, $refreshFailure, $session } from '../session/session.ts';
import { endCallsOfPage } from './page-calls.ts';

// Test files of one worker share modules and page.

export function takeBackStubs(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
}

/** As if the app were loaded again: nobody is signed in, and the server's time is unknown. */
export function forgetLastPage(): void {
  endCallsOfPage();
  for (const store of [$session, $isEndedByServer, $refreshFailure, $isOutdated]) store.reinit();
  serverClock.learn(new Date().toUTCString());
  document.title = '';
  delete document.documentElement.dataset['theme'];
  window.history.replaceState(null, '', '/');
}
