import { serverClock } from '@amana/api';
import { vi } from 'vitest';
import { endCallsOfPage } from './page-calls.ts';

// Test files of one worker share modules and page.

export function takeBackStubs(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
}

/** As if the page were loaded again: its calls end, and the server's time is unknown. */
export function forgetLastPage(): void {
  endCallsOfPage();
  serverClock.learn(new Date().toUTCString());
  document.title = '';
  delete document.documentElement.dataset['theme'];
  window.history.replaceState(null, '', '/');
}
