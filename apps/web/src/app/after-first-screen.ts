import { toastLayer } from '@amana/ui';
import type { DataRouter } from 'react-router-dom';
import type { AppConfig } from '../shared/config.ts';
import { announcePages } from './announce-pages.ts';
import { registerServiceWorker } from './connection/register-service-worker.ts';
import { followTheme } from './follow-theme.ts';

/** What nothing on the first screen waits for; a chunk of its own. */
export function startAfterFirstScreen(config: AppConfig, router: DataRouter): void {
  announcePages(router);
  followTheme();
  // Before the first toast, which screen readers would not notice in a new region.
  toastLayer();
  registerServiceWorker(config);
}
