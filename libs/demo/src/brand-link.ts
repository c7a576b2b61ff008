import { mentionsPayment } from '@amana/domain';
import { tabStorage } from './shared/tab-storage.ts';

/** Session storage key: the brand that a link has given to this tab, and to the phones of its stage. */
const BRAND_KEY = 'demo/brand';

const LONGEST_NAME = 30;

/** Anybody can write a link, so its name must not read like a message, and its logo must not call another site. */
const RULES: Readonly<Record<string, (value: string) => boolean>> = {
  productName: (name) =>
    name.length <= LONGEST_NAME &&
    /^[\p{L}\p{M}\p{Nd} .'’&-]*\p{L}[\p{L}\p{M}\p{Nd} .'’&-]*$/u.test(name) &&
    !/\p{Nd}{2}|\p{Default_Ignorable_Code_Point}/u.test(name) &&
    !mentionsPayment(name),
  logoUrl: (url) =>
    /^data:image\//i.test(url) || new URL(url, window.location.href).origin === window.location.origin,
};

function isAllowed(name: string, value: string): boolean {
  try {
    return RULES[name]?.(value) ?? true;
  } catch {
    return false;
  }
}

/** Removes these parameters from the address, and keeps the allowed ones until the tab is closed. */
export function readBrand(names: readonly string[]): Record<string, string> {
  const url = new URL(window.location.href);
  const given = names.flatMap((name) => {
    const value = url.searchParams.get(name);
    url.searchParams.delete(name);
    return value === null ? [] : [[name, value] as const];
  });
  if (given.length === 0) return brandOfTab();
  const allowed = given.filter(([name, value]) => isAllowed(name, value));
  const brand = Object.fromEntries(allowed) as Record<string, string>;
  tabStorage.write(BRAND_KEY, JSON.stringify(brand));
  window.history.replaceState(null, '', url);
  return brand;
}

/** The parameters of the link; empty if no link has given this tab a brand. */
export function brandOfTab(): Record<string, string> {
  return JSON.parse(tabStorage.read(BRAND_KEY) ?? '{}') as Record<string, string>;
}

export function hasBrandOfLink(): boolean {
  return Object.keys(brandOfTab()).length > 0;
}
