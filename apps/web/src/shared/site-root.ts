const { url } = import.meta;

/**
 * The path under which the application stands, with a slash at the end. A build that may stand anywhere (base './')
 * finds it from where its scripts lie, one folder further down.
 */
export const SITE_ROOT = import.meta.env.BASE_URL.startsWith('/')
  ? import.meta.env.BASE_URL
  : new URL('..', url).pathname;
