import {
  type Clock,
  type Faults,
  type IncomingCall,
  type Intercept,
  type World,
  answerDurably,
  errorResponse,
} from '@amana/mock-backend';
import { type Answer, deviationsOf } from './deviations.ts';

export const injectFaultsAndDeviations: Intercept = async (call, respond) => {
  const { host, operationId, request } = call;
  const fault = await injectedFault(call);
  if (fault !== null) return answerDurably(host, () => Promise.resolve(fault));
  const { deviations: active, clock } = host.world;
  const deviations = deviationsOf(active, operationId);
  if (deviations.length === 0) return respond(request.headers.get('if-none-match'));

  const instead = deviations.find((deviation) => deviation.instead !== undefined)?.instead;
  let answer: Answer =
    instead === undefined ? await answerOf(await respond(null)) : await refusedAnswer(instead, clock);
  for (const { change } of deviations) answer = change?.(answer) ?? answer;
  if (answer.delayMs > 0) await sleep(answer.delayMs);
  return answer.isCut ? Response.error() : responseOf(answer);
};

async function injectedFault({ host, operationId }: IncomingCall): Promise<Response | null> {
  const { delayMs, offline, status } = await host.enqueue(() => {
    const { faults, random } = host.world;
    const { latencyMs, jitterMs, offline } = faults;
    const delayMs = latencyMs + (jitterMs > 0 ? random.below(jitterMs + 1) : 0);
    const status = offline ? null : failureOf(host.world, operationId);
    // A planned failure may have been used up.
    host.commit();
    return { delayMs, offline, status };
  });
  if (delayMs > 0) await sleep(delayMs);
  if (offline) return Response.error();
  return status === null ? null : errorResponse(status, 'An injected fault', host.world.clock);
}

function sleep(forMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, forMs));
}

function failureOf(world: World, operationId: string): Faults['failNext'][number]['status'] | null {
  const { failNext, failureRate } = world.faults;
  const planned = failNext.find((next) => next.operationId === operationId);
  if (planned === undefined) return failureRate > 0 && world.random.next() < failureRate ? 503 : null;
  const left = failNext.map((next) => (next === planned ? { ...next, times: next.times - 1 } : next));
  world.faults = { ...world.faults, failNext: left.filter(({ times }) => times > 0) };
  return planned.status;
}

async function answerOf(response: Response): Promise<Answer> {
  const body: unknown = await response.json();
  // It is the tag of the answer without deviations.
  response.headers.delete('etag');
  return { status: response.status, headers: response.headers, body, delayMs: 0, isCut: false };
}

/** Adds the common headers to an answer that replaces the operation's. */
async function refusedAnswer(instead: Partial<Answer>, clock: Clock): Promise<Answer> {
  const answer = await answerOf(errorResponse(500, '', clock));
  for (const [name, value] of instead.headers ?? []) answer.headers.set(name, value);
  return { ...answer, ...instead, headers: answer.headers };
}

function responseOf({ status, headers, body }: Answer): Response {
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  return new Response(text ?? null, { status, headers });
}
