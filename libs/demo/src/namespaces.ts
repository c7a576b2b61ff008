import type { Side } from '@amana/domain';

/** Each party's storage namespace is the name of their side, because both share a browser. */
export const SIDES: readonly Side[] = ['buyer', 'seller'];

/** A window keeps its name across pages, and no other window shares it. */
export function windowNameOf(side: Side): string {
  return `amana-${side}`;
}

export function namespaceOfWindow(): Side | '' {
  return SIDES.find((side) => windowNameOf(side) === window.name) ?? '';
}
