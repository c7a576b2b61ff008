export const isNodeProcess = () => true;
const Unused = Object;
export { Unused as Cookie, Unused as CookieJar, Unused as MemoryCookieStore };
