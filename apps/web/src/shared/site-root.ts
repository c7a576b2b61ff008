const { url } = import.meta;

/**
 * The path under which the application is served, with a slash at both ends. A build is served from any folder: it finds
 * the path from the address of its scripts, which are one folder further down.
 */
export const SITE_ROOT = import.meta.env.PROD ? new URL('..', url).pathname : import.meta.env.BASE_URL;

/** `/demo/dashboard` under the site root `/demo/` is `/dashboard`. */
export function withoutSiteRoot(path: string): string {
  return path.startsWith(SITE_ROOT) ? path.slice(SITE_ROOT.length - 1) : path;
}
