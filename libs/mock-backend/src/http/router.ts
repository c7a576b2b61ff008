/** What is called with a method on a path, whose parameters stand as `{name}`. */
export interface Route<Id extends string> {
  readonly id: Id;
  readonly method: string;
  readonly path: string;
}

export interface Match<Id extends string> {
  readonly operationId: Id;
  readonly path: Record<string, string>;
}

/** What is found behind a method and a path; 'method' where only another method is known there. */
export type Router<Id extends string> = (method: string, pathname: string) => Match<Id> | 'method' | null;

interface Node<Id extends string> {
  readonly children: Map<string, Node<Id>>;
  /** The child behind a `{parameter}`. */
  parameter: { readonly name: string; readonly node: Node<Id> } | null;
  readonly byMethod: Map<string, Id>;
}

/** Walks the segments of a path once, so the last of many routes costs what the first one does. */
export function createRouter<Id extends string>(routes: Iterable<Route<Id>>): Router<Id> {
  const root = newNode<Id>();
  for (const { id, method, path } of routes) {
    let node = root;
    for (const segment of segmentsOf(path)) node = childFor(node, segment);
    node.byMethod.set(method, id);
  }
  return (method, pathname) => {
    const path: Record<string, string> = {};
    let node = root;
    for (const segment of segmentsOf(pathname)) {
      const child = node.children.get(segment);
      if (child !== undefined) {
        node = child;
      } else if (node.parameter !== null) {
        path[node.parameter.name] = decode(segment);
        node = node.parameter.node;
      } else {
        return null;
      }
    }
    if (node.byMethod.size === 0) return null;
    const operationId = node.byMethod.get(method);
    return operationId === undefined ? 'method' : { operationId, path };
  };
}

function segmentsOf(path: string): string[] {
  return path.split('/').slice(1);
}

function newNode<Id extends string>(): Node<Id> {
  return { children: new Map(), parameter: null, byMethod: new Map() };
}

function childFor<Id extends string>(node: Node<Id>, segment: string): Node<Id> {
  const name = /^\{(.+)\}$/.exec(segment)?.[1];
  if (name !== undefined) {
    node.parameter ??= { name, node: newNode() };
    return node.parameter.node;
  }
  let child = node.children.get(segment);
  if (child === undefined) {
    child = newNode();
    node.children.set(segment, child);
  }
  return child;
}

/** A broken percent escape stays as it is and fails validation. */
function decode(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
