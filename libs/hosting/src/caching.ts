/** Vite names what lies here by its content, so that a copy never needs asking about again. */
export const HASHED_FILES = '/assets/';

export const KEEP_FOREVER = 'public, max-age=31536000, immutable';
/** Kept, but never used without asking: a new version is seen at once. */
export const ASK_EACH_TIME = 'no-cache';

export function cacheControlOf(path: string): string {
  return path.startsWith(HASHED_FILES) ? KEEP_FOREVER : ASK_EACH_TIME;
}

/** A file that is not there must not be answered with a page, which a browser would take for a script. */
export function isFilePath(path: string): boolean {
  return path.startsWith(HASHED_FILES) || /\.[^/.]+$/.test(path);
}
