import type { OperationId } from '@amana/api/contract';
import { operationTable } from '@amana/api/contract';

/** A reading call that a page makes as soon as it is there. */
export interface FirstCall {
  operation: OperationId;
  /** Whose id stands in its path: the one in the page's address, or that of who is signed in. */
  of?: 'address' | 'viewer';
  query?: Readonly<Record<string, number>>;
}

/** Its path below the API's, with `{address}` or `{viewer}` for the id. */
export function pathOfCall({ operation, of, query }: FirstCall): string {
  const { path } = operationTable[operation];
  const withId = of === undefined ? path : path.replace(/\{\w+\}/, `{${of}}`);
  if (query === undefined) return withId;
  const parameters = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return `${withId}?${parameters.join('&')}`;
}
