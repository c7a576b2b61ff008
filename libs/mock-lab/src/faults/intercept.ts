import { type IncomingCall, type Intercept, answerDurably, errorResponse } from '@amana/mock-backend';
import { deviationsOf } from './deviations/deviations.ts';
import { applyDeviations } from './apply-deviations.ts';
import { injectFault } from './injected-faults.ts';

export const injectFaultsAndDeviations: Intercept = async (call, respond) => {
  const { host, operationId, request } = call;
  const fault = await injectedFault(call);
  if (fault !== null) return answerDurably(host, () => Promise.resolve(fault));
  const deviations = deviationsOf(host.world.deviations, operationId);
  if (deviations.length === 0) return respond(request.headers.get('if-none-match'));
  return applyDeviations(deviations, operationId, host.world.clock, () => respond(null));
};

async function injectedFault({ host, operationId }: IncomingCall): Promise<Response | null> {
  const fault = await host.enqueue(() => {
    const { world } = host;
    const decided = injectFault(world.faults, operationId, world.random);
    world.faults = decided.left;
    // A planned fault may have been used up.
    host.commit();
    return decided.fault;
  });
  if (fault.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
  if (fault.offline) return Response.error();
  return fault.status === null ? null : errorResponse(fault.status, 'An injected fault', host.world.clock);
}
