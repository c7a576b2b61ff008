import type { ElementType, Key, ReactElement, ReactNode } from 'react';
import * as react from 'react/jsx-runtime';

export { Fragment } from 'react/jsx-runtime';
export type { JSX } from 'react/jsx-runtime';

type Props = Readonly<Record<string, unknown>>;

const isText = (child: unknown) => ['string', 'number', 'bigint'].includes(typeof child);
const isEmpty = (child: unknown) => child === undefined || child === null || typeof child === 'boolean';

/** TSX is compiled to calls of `jsx` and `jsxs`: `jsxImportSource` of the `tsconfig.json` files names this library. */
export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  return react.jsx(type, withSafeChild(type, props), key);
}

export function jsxs(type: ElementType, props: Props, key?: Key): ReactElement {
  const safe = withSafeChildren(type, props);
  return (Array.isArray(safe['children']) ? react.jsxs : react.jsx)(type, safe, key);
}

export function withSafeChild(type: ElementType, props: Props): Props {
  const { children } = props;
  return type === react.Fragment && isText(children) ? { ...props, children: inElement(children) } : props;
}

/**
 * A translator of a browser replaces text nodes. React then fails when it removes such a node or inserts something before
 * it, and a change that it writes into the node is not visible. An element whose only child is one text is safe: React
 * replaces its whole content. So texts that follow each other are joined, and a text next to an element becomes a `span`.
 */
export function withSafeChildren(type: ElementType, props: Props): Props {
  const children = props['children'] as readonly unknown[];
  if (!children.some(isText)) return props;
  const joined = [...children];
  let first = -1;
  for (const [index, child] of children.entries())
    if (isText(child) && first === -1) first = index;
    else if (isText(child)) {
      joined[first] = `${String(joined[first])}${String(child)}`;
      // The other children keep their places.
      joined[index] = null;
    } else if (!isEmpty(child)) first = -1;
  return joined.every((child) => isText(child) || isEmpty(child))
    ? withSafeChild(type, { ...props, children: joined.find(isText) })
    : { ...props, children: joined.map((child) => (isText(child) ? inElement(child) : child)) };
}

/** White space is not translated. It stays outside the element, because it separates the words of accessible names. */
function inElement(child: unknown): ReactNode {
  const text = String(child);
  const words = text.trim();
  if (words === '') return text;
  const start = text.length - text.trimStart().length;
  const element = react.jsx('span', { children: words });
  if (words === text) return element;
  const children = [text.slice(0, start), element, text.slice(start + words.length)];
  return react.jsxs(react.Fragment, { children });
}
