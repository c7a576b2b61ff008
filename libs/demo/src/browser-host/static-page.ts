/** The service worker, in the demo's folder itself: it serves no address above where it lies. */
export const WORKER_FILE = 'demo-worker.js';

/** The parameter under which an address inside the application waits, where the page of another was loaded. */
export const OPEN_PARAMETER = 'open';

/**
 * Stands as text in index.html and 404.html, before any other script: some hosts answer the address of a screen with
 * the page of the application, whose files then are not where the page looks for them. The folder is the next one above
 * that has the worker. It uses nothing from outside itself.
 */
export function findFolder(workerFile: string, openParameter: string): void {
  const tell = (text: string): void => {
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
    tell('The demo could not be loaded. Check the connection and the address, then reload this page.');
  };

  let isLooking = false;
  window.addEventListener(
    'error',
    ({ target }) => {
      if (isLooking || !(target instanceof HTMLScriptElement)) return;
      isLooking = true;
      if (window.location.protocol === 'file:')
        tell('The demo needs a web server, any will do: put its folder on one and open it from there.');
      else void goThere();
    },
    // The loading of a script fails at the script, not at the window.
    true,
  );
}
