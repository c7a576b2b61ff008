/**
 * Replaces two packages of MSW in the demo's service worker: its cookie jar needs localStorage, which workers lack, and a
 * list of public suffixes, which would double the size of the worker. The mock uses no cookies.
 */
export const isNodeProcess = () => true;
const Unused = Object;
export { Unused as Cookie, Unused as CookieJar, Unused as MemoryCookieStore };
