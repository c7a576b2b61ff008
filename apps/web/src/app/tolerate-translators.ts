/**
 * A browser's translator moves texts into elements that it adds. React would fail where it removes such a text, or inserts
 * something before it (https://github.com/facebook/react/issues/11538).
 */
export function tolerateTranslators(): void {
  const { prototype } = Node;
  // Both are called with their node below.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, next: Node | null): Added {
    // Content in the wrong place is better than none.
    return insertBefore.call(this, added, next?.parentNode === this ? next : null) as Added;
  };
}
