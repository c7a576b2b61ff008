import type { ElementType, Key, ReactElement } from 'react';
import * as react from 'react/jsx-dev-runtime';
import { withSafeChild, withSafeChildren } from './jsx-runtime.ts';

export { Fragment } from 'react/jsx-dev-runtime';
export type { JSX } from 'react/jsx-dev-runtime';

type Props = Parameters<typeof withSafeChild>[1];

/** What `jsx` and `jsxs` are in a build. */
export function jsxDEV(
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isStatic: boolean,
): ReactElement {
  const safe = (isStatic ? withSafeChildren : withSafeChild)(type, props);
  return react.jsxDEV(type, safe, key, isStatic && Array.isArray(safe['children']));
}
