/** The service worker, in the demo's folder itself: it serves no address above where it lies. */
export const WORKER_FILE = 'demo-worker.js';

/** The parameter under which an address inside the application waits, where the page of another was loaded. */
export const OPEN_PARAMETER = 'open';
