import {
  type FieldIssues,
  type OperationId,
  type OperationTypes,
  operationTable,
  validateBody,
  validatePath,
  validateQuery,
} from '@amana/api/contract';
import { type UncheckedCall, callerRefusal } from '../handlers/caller-refusal.ts';
import { formTexts } from '../handlers/form-error-texts.ts';
import type { World } from '../simulation/world.ts';
import type { UserRow } from '../store/row-types.ts';
import { type FieldRefusal, type Outcome, done, refuseFields } from '../use-cases/outcome.ts';
import { keyRefusal } from './idempotency-key.ts';
import type { Match } from './match-operation.ts';

type Content<Id extends OperationId> = Pick<OperationTypes[Id], 'path' | 'query' | 'body'>;

/** Validates a request against the contract. A stranger learns only that the record belongs to someone else. */
export function checkRequest<Id extends OperationId>(
  world: World,
  { operationId, path: pathParameters }: Match<Id>,
  url: URL,
  request: Request,
  received: Outcome<unknown>,
  caller: UserRow | null,
): Outcome<Content<Id>> {
  const path = validatePath(operationId, pathParameters);
  if (!path.ok) return refuseFields(path.issues);
  const callWith = (body: unknown): UncheckedCall => ({
    world,
    path: path.value,
    body: Object(body) as UncheckedCall['body'],
  });
  const strangerRefusal = (body?: unknown) => callerRefusal(operationId, callWith(body), caller);

  const query = validateQuery(operationId, queryOf(url));
  if (!query.ok) return strangerRefusal() ?? refuseFields(query.issues);
  if (!received.ok) return strangerRefusal() ?? received;
  const body = checkedBody(operationId, received.value);
  if (!body.ok)
    return (
      strangerRefusal(received.value) ??
      bodyRefusal(operationId, callWith(received.value), caller, body.issues)
    );
  const refused = keyRefusal(operationId, request.headers);
  if (refused !== null) return strangerRefusal(body.value) ?? refused;
  return done({ path: path.value, query: query.value, body: body.value });
}

function checkedBody<Id extends OperationId>(operationId: Id, body: unknown) {
  return operationTable[operationId].body === 'none'
    ? { ok: true as const, value: body as OperationTypes[Id]['body'] }
    : validateBody(operationId, body);
}

function bodyRefusal(
  operationId: OperationId,
  call: UncheckedCall,
  caller: UserRow | null,
  issues: FieldIssues,
): FieldRefusal {
  const texts = formTexts(operationId, call, caller);
  const errors = Object.entries(issues).map(([field, found]): [string, string[]] => [
    field,
    texts.get(field) ?? found,
  ]);
  return refuseFields(Object.fromEntries(errors), texts.get(errors[0]?.[0] ?? '')?.[0]);
}

/** An empty parameter counts as absent. A repeated name becomes a list, which validation refuses. */
function queryOf({ searchParams }: URL): Record<string, string | string[]> {
  // A map, because a hostile parameter may be called '__proto__'.
  const query = new Map<string, string | string[]>();
  for (const [name, value] of searchParams) {
    if (value === '') continue;
    const earlier = query.get(name);
    query.set(name, earlier === undefined ? value : [earlier, value].flat());
  }
  return Object.fromEntries(query);
}
