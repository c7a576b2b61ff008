import type { OperationId } from '@amana/api/contract';
import { API_BASE_PATHS, operationIds, operationTable } from '@amana/api/contract';

export interface Match {
  readonly operationId: OperationId;
  readonly path: Record<string, string>;
}

interface Node {
  readonly children: Map<string, Node>;
  /** The child behind a `{parameter}`. */
  parameter: { readonly name: string; readonly node: Node } | null;
  readonly byMethod: Map<string, OperationId>;
}

const ROOT = newNode();
for (const operationId of operationIds) {
  const { api, method, path } = operationTable[operationId];
  let node = ROOT;
  for (const segment of segmentsOf(`${API_BASE_PATHS[api]}${path}`)) node = childFor(node, segment);
  node.byMethod.set(method, operationId);
}

/**
 * The operation behind a method and a path; 'method' where only another method is known there. Walks the segments
 * once, so the last operation costs what the first one does.
 */
export function matchOperation(method: string, pathname: string): Match | 'method' | null {
  const path: Record<string, string> = {};
  let node = ROOT;
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
}

function segmentsOf(path: string): string[] {
  return path.split('/').slice(1);
}

function newNode(): Node {
  return { children: new Map(), parameter: null, byMethod: new Map() };
}

function childFor(node: Node, segment: string): Node {
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
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
