import { type OperationId, operationTable } from '@amana/api/contract';
import type {
  Handler,
  HandlerRequest,
  Handlers,
  Preparation,
  Preparations,
} from '../handlers/handler-types.ts';
import type { RecordedCall } from '../simulation/event-log.ts';
import { deviationsOf } from '../simulation/deviations/deviations.ts';
import { injectFault } from '../simulation/injected-faults.ts';
import { fullName } from '../store/living-user.ts';
import type { UserRow } from '../store/row-types.ts';
import type { World } from '../simulation/world.ts';
import type { WorldHost } from '../use-cases/control/world-host.ts';
import { done } from '../use-cases/outcome.ts';
import { bearerToken, callerOf, unauthenticated } from './authenticate.ts';
import { recordedCall } from './recorded-call.ts';
import { applyDeviations } from './apply-deviations.ts';
import { checkRequest } from './check-request.ts';
import { type Match, matchOperation } from './match-operation.ts';
import { earlierAnswer, repeatableCall, storeAnswer } from './idempotency-key.ts';
import {
  errorResponse,
  jsonTextResponse,
  outcomeResponse,
  preflightResponse,
  readingResponse,
} from './responses.ts';

/** What a call needs of the world besides what its handler needs. */
export interface CallHost extends WorldHost {
  /** Runs everything that is due now, and records it as caused by no call; not between the changes of a call. */
  runDueEvents(): void;
  /** Runs calls that change the world one after the other, so that each change has one cause. */
  enqueue<Result>(command: () => Promise<Result>): Promise<Result>;
  /**
   * Starts a call that may change the world, and says why. Everything that it changes is recorded and handed over
   * together, as caused by the call with which the returned function ends it, or by none.
   */
  begin(why: string): (call: RecordedCall | null) => void;
  /** Hands over what was changed by no call; what a call under way has changed waits for its end. */
  commit(): void;
  /** Resolves once everything that an answer could show now is persisted; rejects when that failed. */
  whenPersisted(): Promise<void>;
}

export interface Operations {
  readonly handlers: Handlers;
  readonly preparations: Preparations;
}

/** Answers one request: fault, due events, authentication, validation, use case. */
export async function answerRequest(
  host: CallHost,
  operations: Operations,
  request: Request,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflightResponse(host.world.clock);
  const url = new URL(request.url);
  const match = matchOperation(request.method, url.pathname);
  if (match === null) return errorResponse(404, 'There is no such call', host.world.clock);

  const isFaulty = operationTable[match.operationId].api === 'amana';
  const fault = isFaulty ? await injectedFault(host.world, match.operationId) : null;
  if (fault === null) host.runDueEvents();
  const deviations = isFaulty && fault === null ? deviationsOf(host.world.deviations, match.operationId) : [];
  // What deviates is the whole answer, which a 304 would not contain.
  const ifNoneMatch = deviations.length === 0 ? request.headers.get('if-none-match') : null;
  const respond = () =>
    answerDurably(
      host,
      async () => fault ?? runOperation(host, operations, { match, url, request, ifNoneMatch }),
    );
  if (deviations.length === 0) return respond();
  return applyDeviations(deviations, match.operationId, host.world.clock, respond);
}

/** Answers once everything that the answer could show is persisted. */
async function answerDurably(host: CallHost, respond: () => Promise<Response>): Promise<Response> {
  const response = await respond();
  // A fault may have been used up, and a reading call may have seen changes that are not persisted yet.
  host.commit();
  try {
    await host.whenPersisted();
  } catch {
    return errorResponse(500, 'This could not be saved. Please try again.', host.world.clock);
  }
  return response;
}

interface Incoming<Id extends OperationId> {
  readonly match: Match<Id>;
  readonly url: URL;
  readonly request: Request;
  readonly ifNoneMatch: string | null;
}

async function runOperation<Id extends OperationId>(
  host: CallHost,
  { handlers, preparations }: Operations,
  { match, url, request, ifNoneMatch }: Incoming<Id>,
): Promise<Response> {
  const { clock } = host.world;
  const { operationId } = match;
  const operation = operationTable[operationId];
  const token = bearerToken(request);
  const callerAtStart = callerOf(host.world, token);
  if (operation.secured && callerAtStart === null) return unauthenticated(host.world);

  const checked = await checkRequest(host.world, match, url, request, callerAtStart);
  if (!checked.ok) return outcomeResponse(checked, clock);
  const { body } = checked.value;
  const requestOf = (caller: UserRow | null): HandlerRequest<Id> => ({
    world: host.world,
    host,
    ...checked.value,
    caller: asCaller(operationId, caller),
    token,
  });
  const repeatable = await repeatableCall(operationId, request, callerAtStart?.id ?? '', body);
  const prepare: Preparation<Id> | undefined = preparations[operationId];
  const preparation = prepare?.(requestOf(callerAtStart)) ?? null;
  if (preparation !== null) await preparation;

  const handler: Handler<Id> = handlers[operationId];
  if (operation.body === 'none' && !operation.changesState)
    return readingResponse(await handler(requestOf(callerAtStart)), clock, ifNoneMatch);
  const respond = async (caller: UserRow | null) =>
    outcomeResponse(await handler(requestOf(caller)), host.world.clock);

  const command = async (): Promise<Response> => {
    // While the call waited for its body, a bank or the queue, deadlines may have passed and the caller may have left.
    host.runDueEvents();
    const caller = callerOf(host.world, token);
    if (operation.secured && caller === null) return unauthenticated(host.world);
    if (!operation.changesState) return respond(caller);
    const earlier = repeatable === null ? done(null) : earlierAnswer(host.world, repeatable);
    if (!earlier.ok) return outcomeResponse(earlier, host.world.clock);
    if (earlier.value !== null) return jsonTextResponse(earlier.value, host.world.clock);
    const end = host.begin(causeOf(operationId, caller));
    try {
      const response = await respond(caller);
      if (repeatable !== null && response.ok)
        storeAnswer(host.world, repeatable, await response.clone().text());
      end(recordedCall(operationId, request, url, body, response.status));
      return response;
    } catch (error) {
      end(null);
      throw error;
    }
  };
  return operation.changesState ? host.enqueue(command) : command();
}

function causeOf(operationId: OperationId, caller: UserRow | null): string {
  if (caller !== null) return `${fullName(caller)} asked for it`;
  return operationTable[operationId].api === 'control'
    ? 'Asked for through the control API'
    : 'Asked for by somebody who was not signed in';
}

type CallerOf<Id extends OperationId> = HandlerRequest<Id>['caller'];

/** The operation table says at run time, as the types do, which operations are secured. */
function asCaller<Id extends OperationId>(_: Id, caller: UserRow | null): CallerOf<Id> {
  return caller as CallerOf<Id>;
}

async function injectedFault(world: World, operationId: OperationId): Promise<Response | null> {
  const { fault, left } = injectFault(world.faults, operationId, world.random);
  world.faults = left;
  if (fault.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
  if (fault.offline) return Response.error();
  return fault.status === null ? null : errorResponse(fault.status, 'An injected fault', world.clock);
}
