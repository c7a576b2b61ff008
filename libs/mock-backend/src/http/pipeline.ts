import type { Checked, OperationId, OperationTypes } from '@amana/api/contract';
import { operationTable, validateBody } from '@amana/api/contract';
import type { Clock } from '../simulation/clock.ts';
import { injectFault } from '../simulation/faults.ts';
import type { UserRow } from '../store/rows.ts';
import { fullName, livingUser } from '../store/users.ts';
import type { World } from '../simulation/world.ts';
import type { Answer } from './answer.ts';
import { refuseFields } from './answer.ts';
import type { Handler, HandlerRequest, Host, Wait, Waits } from '../handlers/handler.ts';
import { recordedCall } from './call-record.ts';
import { readBody, SNAPSHOT_MAX_BYTES } from './read-body.ts';
import { answerResponse, refusalResponse } from './responses.ts';
import type { Target } from './target.ts';

export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

export interface Operations {
  readonly handlers: Handlers;
  readonly waits: Waits;
}

/** One call from the first byte to the answer: fault, due events, who asks, what is asked, the use case. */
export async function runOperation(
  host: Host,
  operations: Operations,
  target: Target,
  request: Request,
): Promise<Response> {
  const { operationId } = target;
  const fault =
    operationTable[operationId].api === 'amana' ? await sufferFault(host.world, operationId) : null;
  if (fault === null) host.letDueHappen();
  const response = fault ?? (await call(host, operations, target, request));
  // Also what a fault used up, and before a reading call is answered what it may have seen of others' changes.
  host.commit(null);
  try {
    await host.kept();
  } catch {
    return refusalResponse(500, 'This could not be saved. Please try again.', host.world.clock);
  }
  return response;
}

async function call<Id extends OperationId>(
  host: Host,
  { handlers, waits }: Operations,
  { operationId, path, query }: Target<Id>,
  request: Request,
): Promise<Response> {
  const { clock } = host.world;
  const token = bearerToken(request);
  const operation = operationTable[operationId];
  const asked = callerOf(host.world, token);
  if (operation.secured && asked === null) return unauthorised(clock);

  if (!path.ok) return answerResponse(refuseFields(path.issues), clock);
  if (!query.ok) return answerResponse(refuseFields(query.issues), clock);
  const body = await bodyOf(operationId, request);
  if (!body.ok) return answerResponse(body.answer, clock);
  const requestOf = (caller: UserRow | null): HandlerRequest<Id> => ({
    world: host.world,
    host,
    path: path.value,
    query: query.value,
    body: body.value,
    caller: callerFor(operationId, caller),
    token,
  });
  const wait: Wait<Id> | undefined = waits[operationId];
  const waiting = wait?.(requestOf(asked)) ?? null;
  if (waiting !== null) await waiting;
  const hasWaited = operation.body !== 'none' || operation.changesState;
  const answer = async (): Promise<Response> => {
    // While the call waited for its body, a bank or its turn, time went on, and the caller may have signed out or left.
    if (hasWaited) host.letDueHappen();
    const { world } = host;
    const caller = hasWaited ? callerOf(world, token) : asked;
    if (operation.secured && caller === null) return unauthorised(clock);
    const handler: Handler<Id> = handlers[operationId];
    const run = async () => answerResponse(await handler(requestOf(caller)), host.world.clock);
    if (!operation.changesState) return run();
    const end = world.recorder.begin(whyOf(operationId, caller));
    try {
      const response = await run();
      const answered = recordedCall(operationId, request, body.value, response.status);
      end(answered);
      host.commit(answered);
      return response;
    } catch (error) {
      end(null);
      throw error;
    }
  };
  return operation.changesState ? host.inTurn(answer) : answer();
}

function whyOf(operationId: OperationId, caller: UserRow | null): string {
  if (caller !== null) return `${fullName(caller)} asked for it`;
  return operationTable[operationId].api === 'control'
    ? 'Asked for through the control API'
    : 'Asked for by somebody who was not signed in';
}

type CallerFor<Id extends OperationId> = Parameters<Handler<Id>>[0]['caller'];

/** The table says which operations are secured, at run time as in the types; `call` has refused the others' absence. */
function callerFor<Id extends OperationId>(_: Id, caller: UserRow | null): CallerFor<Id> {
  return caller as CallerFor<Id>;
}

function unauthorised(clock: Clock): Response {
  return refusalResponse(401, 'Please sign in again', clock);
}

async function sufferFault(world: World, operationId: OperationId): Promise<Response | null> {
  const { fault, left } = injectFault(world.faults, operationId, world.random);
  world.faults = left;
  if (fault.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
  if (fault.offline) return Response.error();
  return fault.status === null ? null : refusalResponse(fault.status, 'An injected fault', world.clock);
}

function bearerToken(request: Request): string {
  const header = request.headers.get('authorization') ?? '';
  return header.startsWith('Bearer ') ? header.slice('Bearer '.length) : '';
}

function callerOf(world: World, token: string): UserRow | null {
  if (token === '') return null;
  const grant = world.tokens.find(token);
  if (grant?.kind !== 'access' || grant.expiresAtMs <= world.clock.now()) return null;
  return livingUser(world, grant.userId) ?? null;
}

type BodyOutcome<Body> =
  { readonly ok: true; readonly value: Body } | { readonly ok: false; readonly answer: Answer<never> };

async function bodyOf<Id extends OperationId>(
  operationId: Id,
  request: Request,
): Promise<BodyOutcome<OperationTypes[Id]['body']>> {
  const kind = operationTable[operationId].body;
  if (kind === 'none') return { ok: true, value: undefined };
  const read = await readBody(request, kind, operationId === 'putSnapshot' ? SNAPSHOT_MAX_BYTES : undefined);
  if (!read.ok) return { ok: false, answer: read };
  const checked: Checked<OperationTypes[Id]['body']> = validateBody(operationId, read.value);
  return checked.ok
    ? { ok: true, value: checked.value }
    : { ok: false, answer: refuseFields(checked.issues) };
}
