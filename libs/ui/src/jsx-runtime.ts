import type { ElementType, Key, ReactElement, ReactNode } from 'react';
import * as react from 'react/jsx-runtime';

export { Fragment } from 'react/jsx-runtime';
export type { JSX } from 'react/jsx-runtime';

type Props = Readonly<Record<string, unknown>>;

const isText = (child: unknown) => typeof child === 'string' || typeof child === 'number';
const isEmpty = (child: unknown) => child === undefined || child === null || typeof child === 'boolean';

/** `jsxImportSource` of every tsconfig.json names this module, so that TSX calls these functions. */
export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  const { children } = props;
  if (type === react.Fragment && isText(children))
    return react.jsx(type, { children: inElement(children) }, key);
  return react.jsx(type, props, key);
}

export function jsxs(type: ElementType, props: Props, key?: Key): ReactElement {
  const children = eachTextInItsElement(props['children'] as readonly unknown[]);
  return Array.isArray(children)
    ? react.jsxs(type, { ...props, children }, key)
    : jsx(type, { ...props, children }, key);
}

/** In development. */
export function jsxDEV(
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isStatic: boolean,
): ReactElement {
  return (isStatic ? jsxs : jsx)(type, props, key);
}

/** White space is not translated. It stays outside the element, because it separates the words of accessible names. */
function inElement(text: unknown): ReactNode {
  const [, before = '', words, after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(String(text)) ?? [];
  if (words === '') return before;
  const element = react.jsx('span', { children: words });
  return before + after === '' ? element : react.jsxs(react.Fragment, { children: [before, element, after] });
}

/**
 * A translator of a browser replaces text nodes. React then fails when it removes such a node or inserts something before
 * it, and a change that it writes into the node is not visible. An element whose only child is one text is safe: React
 * replaces its whole content. So texts that follow each other are joined, and a text next to an element becomes a `span`.
 */
function eachTextInItsElement(children: readonly unknown[]): unknown {
  const joined = [...children];
  let first = -1;
  for (const [index, child] of children.entries())
    if (isText(child) && first === -1) first = index;
    else if (isText(child)) {
      joined[first] = `${String(joined[first])}${child}`;
      // The other children keep their places.
      joined[index] = null;
    } else if (!isEmpty(child)) first = -1;
  if (joined.every((child) => isText(child) || isEmpty(child))) return joined.find(isText) ?? children;
  return joined.map((child) => (isText(child) ? inElement(child) : child));
}
