/** Session storage key: the brand that a link has given to this tab, and to the phones of its stage. */
const BRAND_KEY = 'demo/brand';

/** Removes these parameters from the address, and keeps them until the tab is closed. */
export function readBrand(names: readonly string[]): Record<string, string> {
  const url = new URL(window.location.href);
  const given = names.flatMap((name) => {
    const value = url.searchParams.get(name);
    url.searchParams.delete(name);
    return value === null ? [] : [[name, value]];
  });
  if (given.length > 0) {
    sessionStorage.setItem(BRAND_KEY, JSON.stringify(Object.fromEntries(given)));
    window.history.replaceState(null, '', url);
  }
  return JSON.parse(sessionStorage.getItem(BRAND_KEY) ?? '{}') as Record<string, string>;
}
