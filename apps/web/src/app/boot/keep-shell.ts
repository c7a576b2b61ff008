import { fetchPage } from '../../shared/reload-if-reachable.ts';
import { offerRetry } from './offer-retry.ts';
import { reloadWithEmail } from './reload-with-email.ts';

/**
 * Where the first page could not be loaded, the app shell stays with what was typed into it, and a button reloads the page:
 * most browsers ask for a script only once. False where no shell is shown.
 */
export function keepShell(root: HTMLElement): boolean {
  if (root.dataset['shell'] === undefined) return false;
  offerRetry(root, async () => {
    if ((await fetchPage()) === null) keepShell(root);
    else reloadWithEmail();
  });
  return true;
}
