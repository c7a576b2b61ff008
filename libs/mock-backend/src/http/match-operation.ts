import { type OperationId, API_BASE_PATHS, operationIds, operationTable } from '@amana/api/contract';
import { TrieRouter } from 'hono/router/trie-router';

export interface Route<Id extends string> {
  readonly id: Id;
  readonly method: string;
  readonly path: string;
}

export interface Match<Id extends string> {
  readonly operationId: Id;
  readonly path: Record<string, string>;
}

export function createMatcher<Id extends string>(routes: Iterable<Route<Id>>) {
  const router = new TrieRouter<Id>();
  for (const { id, method, path } of routes) router.add(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), id);
  return (method: string, pathname: string): Match<Id> | null => {
    const [match] = router.match(method, pathname)[0];
    if (match === undefined) return null;
    const [operationId, parameters] = match;
    const path: Record<string, string> = {};
    for (const [name, value] of Object.entries(parameters)) path[name] = decode(String(value));
    return { operationId, path };
  };
}

export const matchOperation = createMatcher<OperationId>(
  operationIds.map((id) => {
    const { api, method, path } = operationTable[id];
    return { id, method, path: `${API_BASE_PATHS[api]}${path}` };
  }),
);

/** A malformed percent escape stays unchanged and fails validation. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
