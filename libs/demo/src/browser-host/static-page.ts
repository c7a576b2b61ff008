/** The service worker, in the demo's folder itself: it serves no address above its own folder. */
export const WORKER_FILE = 'demo-worker.js';

/** The query parameter with the address to open, where a host answered with the page of another address. */
export const OPEN_PARAMETER = 'open';

/**
 * Written as text into index.html and 404.html, before any other script: some hosts answer the address of a screen with
 * the page of the application, which then looks for its files in the wrong folder. This finds the next folder above
 * that has the worker. It uses nothing outside itself.
 */
export function findFolder(workerFile: string, openParameter: string): void {
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
      window.location.replace(`${folder}?${new URLSearchParams({ [openParameter]: asked })}`);
      return;
    }
    show('The demo could not be loaded. Check the connection and the address, then reload this page.');
  };

  let isLooking = false;
  window.addEventListener(
    'error',
    ({ target }) => {
      // The page's own script alone is a module: the app that it starts works without scripts of other sites.
      if (isLooking || !(target instanceof HTMLScriptElement) || target.type !== 'module') return;
      isLooking = true;
      if (window.location.protocol === 'file:')
        show('The demo needs a web server, any will do: put its folder on one and open it from there.');
      else void goThere();
    },
    // The error of a script that cannot be loaded does not bubble to the window.
    true,
  );
}

/** Restores the requested address where a static host answered with the page of another one. */
export function goToAskedScreen(root: string): void {
  const { pathname, search, hash } = window.location;
  const asked = new URLSearchParams(search).get(OPEN_PARAMETER);
  // Always a path below the folder: '//elsewhere' is another site, and browsers read '\' as '/'.
  if (asked !== null) window.history.replaceState(null, '', `${root}${asked.replace(/^[/\\]+/, '')}`);
  else if (pathname === `${root}index.html`) window.history.replaceState(null, '', `${root}${search}${hash}`);
}
