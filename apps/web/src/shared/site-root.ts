const { url } = import.meta;

/** With a slash at both ends. A build finds it from the address of its scripts, which are one folder below. */
export const SITE_ROOT = import.meta.env.PROD ? new URL('..', url).pathname : import.meta.env.BASE_URL;

/** `/demo/dashboard` under the site root `/demo/` is `/dashboard`. */
export function withoutSiteRoot(path: string): string {
  return path.startsWith(SITE_ROOT) ? path.slice(SITE_ROOT.length - 1) : path;
}

/** Copied and mailed addresses may have a slash too many, or name the file of the page. */
export function tidyPath(path: string): string {
  const tidy = path.replaceAll(/\/{2,}/g, '/');
  return tidy === `${SITE_ROOT}index.html` ? SITE_ROOT : tidy;
}
