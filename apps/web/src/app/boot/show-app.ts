import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { type RootOptions, createRoot, hydrateRoot } from 'react-dom/client';
import { viewerId } from '../../session/index.ts';
import type { AppConfig } from '../../shared/config.ts';

/**
 * Renders the app. React takes over the markup of the sign-in shell, so typed text and the focus stay, and the skeleton of
 * the dashboard is replaced.
 */
export function showApp(
  root: HTMLElement,
  app: ReactNode,
  { reportUrl }: Pick<AppConfig, 'reportUrl'>,
): void {
  const { shell, submitted } = root.dataset;
  delete root.dataset['shell'];
  // React logs what an error boundary catches; a report needs the browser's event.
  const options: RootOptions = reportUrl === null ? {} : { onCaughtError: (error) => reportError(error) };
  flushSync(() => {
    if (shell === 'shell-sign-in' && viewerId() === null) hydrateRoot(root, app, options);
    else createRoot(root, options).render(app);
  });
  if (submitted !== undefined) root.querySelector('form')?.requestSubmit();
}
