import type { Checked, OperationId, OperationTypes } from '@amana/api/contract';
import { validatePath, validateQuery } from '@amana/api/contract';
import type { Match } from './match-operation.ts';
import { matchOperation } from './match-operation.ts';

/** What a call asks for by its method and address, judged by the contract. */
export interface Target<Id extends OperationId = OperationId> {
  readonly operationId: Id;
  readonly path: Checked<OperationTypes[Id]['path']>;
  readonly query: Checked<OperationTypes[Id]['query']>;
}

const MOST_KEPT = 1_000;
const kept = new Map<string, Target>();

/**
 * Null for an absolute address that nothing is known by, 'method' where it is known by another method. Kept, because
 * whoever polls asks for the same again and again.
 */
export function targetOf(method: string, url: string): Target | 'method' | null {
  const key = `${method} ${url}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const match = matchOperation(method, pathnameOf(url));
  if (match === null || match === 'method') return match;
  const target = judged(match, url);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, target);
  return target;
}

function judged({ operationId, path }: Match, url: string): Target {
  return {
    operationId,
    path: shared(validatePath(operationId, path)),
    query: shared(validateQuery(operationId, queryOf(url))),
  };
}

/** By the calls that ask for it: none of them may change what the next one reads. */
function shared<Value>(checked: Checked<Value>): Checked<Value> {
  if (checked.ok) Object.freeze(checked.value);
  return checked;
}

/** As `new URL(url).pathname`, an order faster. */
function pathnameOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const end = url.search(/[?#]/);
  return end === -1 ? url.slice(start) : url.slice(start, end);
}

/** A name given twice becomes a list, which no parameter of the contract is. */
function queryOf(address: string): Record<string, string | string[]> {
  const [url = ''] = address.split('#', 1);
  const start = url.indexOf('?');
  if (start === -1) return {};
  // A map, because a hostile parameter may be called '__proto__'.
  const query = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(url.slice(start))) {
    const before = query.get(name);
    query.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(query);
}
