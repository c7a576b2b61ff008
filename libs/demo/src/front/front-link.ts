import { FRONT_PATH, STAGE_PATH, type DemoHost } from '../demo-host.ts';
import { namespaceOfWindow } from '../namespaces.ts';
import { tabStorage } from '../shared/tab-storage.ts';

/** Query parameter of the stage: the trade plays by itself. */
export const AUTOPLAY = 'autoplay';

/** Session storage key: this tab has shown the front page. */
const SHOWN_KEY = 'demo/frontPage';

/** The stage begins in a world without orders. */
export const watchUrl = (siteRoot: string) => `${siteRoot}${STAGE_PATH.slice(1)}?${AUTOPLAY}`;

/** Shows the front page to a signed-out visitor who opens the site's root, once in each tab. */
export function openFrontPage({ siteRoot, readSession }: DemoHost): void {
  const { pathname, search } = window.location;
  if (pathname !== siteRoot || search !== '' || namespaceOfWindow() !== '' || readSession('') !== null)
    return;
  if (tabStorage.read(SHOWN_KEY) !== null) return;
  tabStorage.write(SHOWN_KEY, 'shown');
  window.history.replaceState(null, '', siteRoot.replace(/\/$/, '') + FRONT_PATH);
}
