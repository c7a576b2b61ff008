import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { type RootOptions, createRoot, hydrateRoot } from 'react-dom/client';
import { viewerId } from '../../session/index.ts';
import type { AppConfig } from '../../shared/config.ts';

/**
 * Renders the app. React takes over the markup of the signed-out shells, so typed text and the focus stay, and the skeleton of
 * the dashboard is replaced. A browser extension may have changed the markup; React then renders the page anew, and the
 * typed text is entered again.
 */
export function showApp(
  root: HTMLElement,
  app: ReactNode,
  { reportUrl }: Pick<AppConfig, 'reportUrl'>,
): void {
  const { shell, submitted } = root.dataset;
  // The page may fill in a field that nobody has typed into.
  const typed = [...root.querySelectorAll('input')]
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => ({ name, value }));
  delete root.dataset['shell'];
  // React only logs errors that a boundary catches; a report needs the browser's error event.
  const options: RootOptions = reportUrl === null ? {} : { onCaughtError: (error) => reportError(error) };
  flushSync(() => {
    if ((shell === 'shell-sign-in' || shell === 'shell-invitation') && viewerId() === null)
      hydrateRoot(root, app, { ...options, onRecoverableError: () => undefined });
    else createRoot(root, options).render(app);
  });
  for (const { name, value } of typed) enterAgain(root.querySelector(`input[name="${name}"]`), value);
  if (submitted !== undefined) root.querySelector('form')?.requestSubmit();
}

function enterAgain(field: HTMLInputElement | null, value: string): void {
  if (field === null || field.value === value) return;
  // React ignores the event of a value that was set through the element, which it watches.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
