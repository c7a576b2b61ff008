import type { Side } from '@amana/domain';

/** The buyer and the seller of a demo share a browser: the storage namespace of each is the name of their side. */
export const SIDES: readonly Side[] = ['buyer', 'seller'];

/** The name of a window or frame stays with it from page to page, and no other window shares it. */
export function windowNameOf(side: Side): string {
  return `amana-${side}`;
}

/** Empty for a window that is neither party's. */
export function namespaceOfWindow(): Side | '' {
  return SIDES.find((side) => windowNameOf(side) === window.name) ?? '';
}
