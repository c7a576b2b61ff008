import { FRONT_PATH, STAGE_PATH, type DemoHost } from '../demo-host.ts';
import { NOBODY, demoLinkUrl } from '../demo-link.ts';
import { namespaceOfWindow } from '../namespaces.ts';

/** Query parameter of the stage: the trade plays by itself. */
export const AUTOPLAY = 'autoplay';

/** Session storage key: this tab has shown the front page. */
const SHOWN_KEY = 'demo/frontPage';

/** Begins a trade in a world without orders. */
export function watchUrl(siteRoot: string): string {
  return demoLinkUrl(siteRoot, { scenario: 'empty', persona: NOBODY, to: `${STAGE_PATH}?${AUTOPLAY}` });
}

/** Shows the front page to a signed-out visitor who opens the site's root, once in each tab. */
export function openFrontPage({ siteRoot, readSession }: DemoHost): void {
  const { pathname, search } = window.location;
  if (pathname !== siteRoot || search !== '' || namespaceOfWindow() !== '' || readSession('') !== null)
    return;
  if (sessionStorage.getItem(SHOWN_KEY) !== null) return;
  sessionStorage.setItem(SHOWN_KEY, 'shown');
  window.history.replaceState(null, '', siteRoot.replace(/\/$/, '') + FRONT_PATH);
}
