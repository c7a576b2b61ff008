import { type OperationId, operationIds, operationTable } from '@amana/api/contract';
import type {
  Handler,
  HandlerRequest,
  Handlers,
  Preparation,
  Preparations,
} from '../handlers/handler-types.ts';
import type { Clock } from '../simulation/clock.ts';
import type { World } from '../simulation/world.ts';
import { livingUser } from '../store/living-user.ts';
import type { UserRow } from '../store/row-types.ts';
import type { WorldHost } from '../use-cases/control/clock-and-deadlines.ts';
import { done } from '../use-cases/outcome.ts';
import { checkRequest } from './check-request.ts';
import { earlierAnswer, repeatableCall, storeAnswer } from './idempotency-key.ts';
import { type Match, matchOperation } from './match-operation.ts';
import { readBody } from './read-body.ts';
import {
  errorResponse,
  jsonTextResponse,
  namesTag,
  outcomeResponse,
  preflightResponse,
  readingResponse,
  unchangedResponse,
} from './responses.ts';

/** Of calls whose answers are known to be current; they differ by query and caller without end. */
export const MOST_TAGS = 1_000;

export interface CallHost extends WorldHost {
  /** Runs steps one at a time. A step must not wait for another step. */
  enqueue<Result>(step: () => Result | Promise<Result>): Promise<Result>;
  runDueEvents(): Promise<void>;
  /** Hands over the changes since the last commit, together. */
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
    return Promise.resolve(noSuchCall(request.method, url.pathname, handlers, host.world.clock));
  const { operationId } = match;
  const respond = (ifNoneMatch: string | null) =>
    answerDurably(host, () =>
      runOperation(host, handler as Handler<OperationId>, preparations, { match, url, request }, ifNoneMatch),
    );
  return intercept === undefined || operationTable[operationId].api !== 'amana'
    ? respond(request.headers.get('if-none-match'))
    : intercept({ host, operationId, request }, respond);
}

const METHODS: readonly string[] = [...new Set(operationIds.map((id) => operationTable[id].method))];

function noSuchCall(method: string, pathname: string, handlers: Partial<Handlers>, clock: Clock): Response {
  const allowed = METHODS.filter((one) => {
    const match = matchOperation(one, pathname);
    return match !== null && handlers[match.operationId] !== undefined;
  });
  if (allowed.length === 0) return errorResponse(404, 'There is no such call', clock);
  return errorResponse(405, `This address does not take ${method}`, clock, {
    headers: { allow: [...allowed, 'OPTIONS'].join(', ') },
  });
}

/** The change exists and is saved with the next one, so that a second try would make another. */
const NOT_SAVED =
  'The server cannot save its data now. What you sent may be done: look before you send it again.';

/** Sends the answer only after everything that it shows is persisted. */
export async function answerDurably(host: CallHost, respond: () => Promise<Response>): Promise<Response> {
  const response = await respond();
  try {
    await host.whenPersisted();
  } catch {
    return errorResponse(500, NOT_SAVED, host.world.clock);
  }
  return response;
}

async function runOperation<Id extends OperationId>(
  host: CallHost,
  handler: Handler<Id>,
  preparations: Preparations,
  { match, url, request }: { readonly match: Match<Id>; readonly url: URL; readonly request: Request },
  ifNoneMatch: string | null,
): Promise<Response> {
  const { operationId } = match;
  const { api, body: bodyKind, changesState, secured } = operationTable[operationId];
  const prepare: Preparation<Id> | undefined = preparations[operationId];
  const token = bearerToken(request);
  // Before a body of unknown length is read.
  if (secured && bodyKind !== 'none' && callerOf(host.world, token) === null)
    return errorResponse(401, 'Please sign in again', host.world.clock);
  const received = await readBody(operationId, request);

  /** Answers the call, or returns what it needs first, such as a check at the bank, which must not hold up the queue. */
  const takeTurn = (isPrepared: boolean) => async (): Promise<Response | { prepared: Promise<void> }> => {
    await host.runDueEvents();
    const { world } = host;
    const { clock } = world;
    const caller = callerOf(world, token);
    if (secured && caller === null) return errorResponse(401, 'Please sign in again', clock);
    const { currentTags } = world.journal;
    const poll = `${token} ${request.url}`;
    const tag = currentTags.get(poll);
    if (ifNoneMatch !== null && tag !== undefined && namesTag(ifNoneMatch, tag))
      return unchangedResponse(clock, tag);
    const checked = checkRequest(world, match, url, request, received, caller);
    if (!checked.ok) return outcomeResponse(checked, clock);
    const content = checked.value;
    const handled = { world, host, ...content, caller: asCaller(operationId, caller), token };
    const prepared = isPrepared ? null : (prepare?.(handled) ?? null);
    if (prepared !== null) return { prepared };
    if (!changesState) {
      const outcome = await handler(handled);
      if (bodyKind !== 'none') return outcomeResponse(outcome, clock);
      const response = readingResponse(outcome, clock, ifNoneMatch);
      const etag = response.headers.get('etag');
      if (api !== 'amana' || etag === null) return response;
      if (currentTags.size >= MOST_TAGS) currentTags.clear();
      currentTags.set(poll, etag);
      return response;
    }
    const repeatable = await repeatableCall(operationId, request.headers, caller?.id ?? '', content);
    const earlier = repeatable === null ? done(null) : earlierAnswer(world, repeatable);
    if (!earlier.ok) return outcomeResponse(earlier, clock);
    if (earlier.value !== null) return jsonTextResponse(earlier.value, clock);
    try {
      const response = outcomeResponse(await handler(handled), host.world.clock);
      if (repeatable !== null && response.ok)
        await storeAnswer(host.world, repeatable, await response.clone().text());
      return response;
    } finally {
      host.commit();
    }
  };

  const answerInTurn = async (isPrepared: boolean): Promise<Response> => {
    const answer = await host.enqueue(takeTurn(isPrepared));
    if (answer instanceof Response) return answer;
    await answer.prepared;
    return answerInTurn(true);
  };
  return answerInTurn(false);
}

type CallerOf<Id extends OperationId> = HandlerRequest<Id>['caller'];

/** Narrows the caller by the operation table, which matches the types. */
function asCaller<Id extends OperationId>(_: Id, caller: UserRow | null): CallerOf<Id> {
  return caller as CallerOf<Id>;
}

function bearerToken(request: Request): string {
  const header = request.headers.get('authorization') ?? '';
  // The name of a scheme is case-insensitive: RFC 9110, section 11.1.
  return /^bearer +(.+)$/i.exec(header)?.[1] ?? '';
}

function callerOf(world: World, token: string): UserRow | null {
  if (token === '') return null;
  const grant = world.tokens.find(token);
  if (grant?.kind !== 'access' || grant.expiresAtMs <= world.clock.now()) return null;
  return livingUser(world, grant.userId) ?? null;
}
