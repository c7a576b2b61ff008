/** Vite adds a hash of the content to these file names. */
export const HASHED_FILES = 'assets/';

export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
/** Browsers revalidate the file on every use, so that a new version appears at once. */
export const REVALIDATE = 'no-cache';

export function cacheControlOf(path: string): string {
  return path.startsWith(`/${HASHED_FILES}`) ? CACHE_FOREVER : REVALIDATE;
}

/** Whether a missing path must be a 404, because a browser would run the page as a script. */
export function isFilePath(path: string): boolean {
  return path.startsWith(`/${HASHED_FILES}`) || /\.[^/.]+$/.test(path);
}
