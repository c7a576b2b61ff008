/** Vite adds a hash of the content to these file names. */
export const HASHED_FILES = 'assets/';

export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
/** Browsers revalidate the file on every use, so that a new version appears at once. */
export const REVALIDATE = 'no-cache';

export function isHashedFile(path: string): boolean {
  return path.startsWith(`/${HASHED_FILES}`);
}

export function cacheControlOf(path: string): string {
  return isHashedFile(path) ? CACHE_FOREVER : REVALIDATE;
}

/**
 * Whether a missing path must be a 404, because a browser would run the page as a script. The app has files in its root
 * and in assets/; deeper, a dot is part of a route, unless a segment begins with it.
 */
export function isFilePath(path: string): boolean {
  return isHashedFile(path) || /^\/[^/]+\.[^/.]+$|\/\./.test(path);
}
