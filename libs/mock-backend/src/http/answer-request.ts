import { type OperationId, operationTable } from '@amana/api/contract';
import type {
  Handler,
  HandlerRequest,
  Handlers,
  Preparation,
  Preparations,
} from '../handlers/handler-types.ts';
import type { RecordedCall } from '../simulation/event-log.ts';
import { fullName } from '../store/living-user.ts';
import type { UserRow } from '../store/row-types.ts';
import type { WorldHost } from '../use-cases/control/clock-and-deadlines.ts';
import { done } from '../use-cases/outcome.ts';
import { bearerToken, callerOf, unauthenticated } from './authenticate.ts';
import { recordedCall } from './recorded-call.ts';
import { type Content, type Look, checkRequest } from './check-request.ts';
import { type Match, matchOperation } from './match-operation.ts';
import { earlierAnswer, repeatableCall, storeAnswer } from './idempotency-key.ts';
import {
  errorResponse,
  jsonTextResponse,
  outcomeResponse,
  preflightResponse,
  readingResponse,
} from './responses.ts';

export interface CallHost extends WorldHost {
  /** Runs steps one at a time. A step must not wait for another step. */
  enqueue<Result>(step: () => Result | Promise<Result>): Promise<Result>;
  runDueEvents(): Promise<void>;
  /**
   * Starts a call that may change the world, inside a step. The returned function ends the call and commits all its
   * changes together.
   */
  begin(why: string): (call: RecordedCall | null) => Promise<void>;
  commit(): void;
  /** Resolves once every committed change is persisted; rejects if that failed. */
  whenPersisted(): Promise<void>;
}

export interface IncomingCall {
  readonly host: CallHost;
  readonly operationId: OperationId;
  readonly request: Request;
}

/** Answers a call itself or changes the answer of `respond`. Without `ifNoneMatch` the answer is never a 304. */
export type Intercept = (
  call: IncomingCall,
  respond: (ifNoneMatch: string | null) => Promise<Response>,
) => Promise<Response>;

export interface Operations {
  readonly handlers: Partial<Handlers>;
  readonly preparations: Preparations;
  readonly intercept: Intercept | undefined;
}

export function answerRequest(
  host: CallHost,
  { handlers, preparations, intercept }: Operations,
  request: Request,
): Promise<Response> {
  if (request.method === 'OPTIONS') return Promise.resolve(preflightResponse(host.world.clock));
  const url = new URL(request.url);
  const match = matchOperation(request.method, url.pathname);
  const handler = match === null ? undefined : handlers[match.operationId];
  if (match === null || handler === undefined)
    return Promise.resolve(errorResponse(404, 'There is no such call', host.world.clock));
  const { operationId } = match;
  const respond = (ifNoneMatch: string | null) =>
    answerDurably(host, () =>
      runOperation(host, handler as Handler<OperationId>, preparations, { match, url, request, ifNoneMatch }),
    );
  return intercept === undefined || operationTable[operationId].api !== 'amana'
    ? respond(request.headers.get('if-none-match'))
    : intercept({ host, operationId, request }, respond);
}

/** Sends the answer only after everything that it shows is persisted. */
export async function answerDurably(host: CallHost, respond: () => Promise<Response>): Promise<Response> {
  const response = await respond();
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
  handler: Handler<Id>,
  preparations: Preparations,
  { match, url, request, ifNoneMatch }: Incoming<Id>,
): Promise<Response> {
  const { operationId } = match;
  const operation = operationTable[operationId];
  const token = bearerToken(request);
  const callerNow = async (): Promise<UserRow | null | undefined> => {
    await host.runDueEvents();
    const caller = callerOf(host.world, token);
    return operation.secured && caller === null ? undefined : caller;
  };
  const requestOf = (caller: UserRow | null, content: Content<Id>): HandlerRequest<Id> => ({
    world: host.world,
    host,
    ...content,
    caller: asCaller(operationId, caller),
    token,
  });

  if (operation.body === 'none' && !operation.changesState)
    return host.enqueue(async () => {
      const caller = await callerNow();
      if (caller === undefined) return unauthenticated(host.world);
      const checked = await checkRequest(host.world, match, url, request, caller, (look) => look());
      const { clock } = host.world;
      if (!checked.ok) return outcomeResponse(checked, clock);
      return readingResponse(await handler(requestOf(caller, checked.value)), clock, ifNoneMatch);
    });

  const callerAtStart = await host.enqueue(callerNow);
  if (callerAtStart === undefined) return unauthenticated(host.world);
  const look: Look = (step) => host.enqueue(step);
  const checked = await checkRequest(host.world, match, url, request, callerAtStart, look);
  if (!checked.ok) return outcomeResponse(checked, host.world.clock);
  const content = checked.value;
  const repeatable = await repeatableCall(operationId, request, callerAtStart?.id ?? '', content.body);
  const prepare: Preparation<Id> | undefined = preparations[operationId];
  await prepare?.(requestOf(callerAtStart, content));

  return host.enqueue(async () => {
    // Deadlines may have passed and the caller may have left while the call waited for its body or a bank.
    const caller = await callerNow();
    if (caller === undefined) return unauthenticated(host.world);
    const respond = async () => outcomeResponse(await handler(requestOf(caller, content)), host.world.clock);
    if (!operation.changesState) return respond();
    const earlier = repeatable === null ? done(null) : earlierAnswer(host.world, repeatable);
    if (!earlier.ok) return outcomeResponse(earlier, host.world.clock);
    if (earlier.value !== null) return jsonTextResponse(earlier.value, host.world.clock);
    const end = host.begin(causeOf(operationId, caller));
    try {
      const response = await respond();
      if (repeatable !== null && response.ok)
        await storeAnswer(host.world, repeatable, await response.clone().text());
      await end(recordedCall(operationId, request, url, content.body, response.status));
      return response;
    } catch (error) {
      await end(null);
      throw error;
    }
  });
}

function causeOf(operationId: OperationId, caller: UserRow | null): string {
  if (caller !== null) return `${fullName(caller)} asked for it`;
  return operationTable[operationId].api === 'control'
    ? 'Asked for through the control API'
    : 'Asked for by somebody who was not signed in';
}

type CallerOf<Id extends OperationId> = HandlerRequest<Id>['caller'];

/** Narrows the caller by the operation table, which matches the types. */
function asCaller<Id extends OperationId>(_: Id, caller: UserRow | null): CallerOf<Id> {
  return caller as CallerOf<Id>;
}
