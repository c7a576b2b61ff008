/** A service worker can serve only its own folder, so it is in the demo's root. */
export const WORKER_FILE = 'demo-worker.js';

/** Query parameter of the demo's root with the address to open, for hosts that answer with another page. */
export const SCREEN_PARAMETER = 'screen';

/**
 * Inlined into index.html and 404.html before other scripts. Some hosts answer any address with the application's page,
 * whose files are then in the wrong folder; this finds the nearest parent folder with the worker. It must not use outer
 * variables.
 */
export function findFolder(workerFile: string, screenParameter: string): void {
  const show = (text: string): void => {
    const place = document.getElementById('root');
    if (place === null) return;
    place.setAttribute('role', 'alert');
    place.style.padding = '24px';
    place.textContent = text;
  };

  const hasWorker = async (folder: string): Promise<boolean> => {
    try {
      const { ok, headers } = await fetch(`${folder}${workerFile}`, { method: 'HEAD' });
      return ok && (headers.get('content-type') ?? '').includes('javascript');
    } catch {
      return false;
    }
  };

  const goThere = async (): Promise<void> => {
    const { pathname, search, hash } = window.location;
    const folders = pathname.split('/').slice(1, -1);
    while (folders.length > 0) {
      folders.pop();
      const folder = ['', ...folders, ''].join('/');
      if (!(await hasWorker(folder))) continue;
      const asked = `${pathname.slice(folder.length)}${search}${hash}`;
      window.location.replace(`${folder}?${new URLSearchParams({ [screenParameter]: asked })}`);
      return;
    }
    show('The demo could not be loaded. Check the connection and the address, then reload this page.');
  };

  let isLooking = false;
  window.addEventListener(
    'error',
    ({ target }) => {
      // Only the page's own script is a module; the app works without scripts of other sites.
      if (isLooking || !(target instanceof HTMLScriptElement) || target.type !== 'module') return;
      isLooking = true;
      if (window.location.protocol === 'file:')
        show('The demo needs a web server, any will do: put its folder on one and open it from there.');
      else void goThere();
    },
    // Load errors of scripts do not bubble to the window.
    true,
  );
}

export function goToAskedScreen(root: string): void {
  const { pathname, search, hash } = window.location;
  const asked = new URLSearchParams(search).get(SCREEN_PARAMETER);
  // A leading '//' is another site, and browsers read '\' as '/', so the path is forced below the folder.
  if (asked !== null && pathname === root)
    window.history.replaceState(null, '', `${root}${asked.replace(/^[/\\]+/, '')}`);
  else if (pathname === `${root}index.html`) window.history.replaceState(null, '', `${root}${search}${hash}`);
}
