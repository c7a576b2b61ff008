/** Vite names these files by a hash of their content. */
export const HASHED_FILES = 'assets/';

export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
/** Browsers cache the file but revalidate it on every use, so that a new version is seen at once. */
export const REVALIDATE = 'no-cache';

export function cacheControlOf(path: string): string {
  return path.startsWith(`/${HASHED_FILES}`) ? CACHE_FOREVER : REVALIDATE;
}

/** Whether a missing path must be a 404: answered with the page, a browser would run it as a script. */
export function isFilePath(path: string): boolean {
  return path.startsWith(`/${HASHED_FILES}`) || /\.[^/.]+$/.test(path);
}
