import {
  type Faults,
  type IncomingCall,
  type Intercept,
  type World,
  answerDurably,
  errorResponse,
} from '@amana/mock-backend';
import { deviationsOf } from './deviations/deviations.ts';
import { applyDeviations } from './apply-deviations.ts';

export const injectFaultsAndDeviations: Intercept = async (call, respond) => {
  const { host, operationId, request } = call;
  const fault = await injectedFault(call);
  if (fault !== null) return answerDurably(host, () => Promise.resolve(fault));
  const deviations = deviationsOf(host.world.deviations, operationId);
  if (deviations.length === 0) return respond(request.headers.get('if-none-match'));
  return applyDeviations(deviations, operationId, host.world.clock, () => respond(null));
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
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  if (offline) return Response.error();
  return status === null ? null : errorResponse(status, 'An injected fault', host.world.clock);
}

function failureOf(world: World, operationId: string): Faults['failNext'][number]['status'] | null {
  const { failNext, failureRate } = world.faults;
  const planned = failNext.find((next) => next.operationId === operationId);
  if (planned === undefined) return failureRate > 0 && world.random.next() < failureRate ? 503 : null;
  const left = failNext.map((next) => (next === planned ? { ...next, times: next.times - 1 } : next));
  world.faults = { ...world.faults, failNext: left.filter(({ times }) => times > 0) };
  return planned.status;
}
