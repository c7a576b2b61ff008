import { type World, NO_FAULTS, done, record, refuseField } from '@amana/mock-backend';
import { type ControlModels, operationTable } from '@amana/api/contract';
import { DEVIATIONS } from '../faults/deviations/deviations.ts';

export function getFaults({ faults }: World) {
  return done({ ...faults, failNext: [...faults.failNext] });
}

export async function putFaults(world: World, faults: ControlModels.FaultsRequest) {
  const unknown = faults.failNext?.map(({ operationId }) => operationId).find(cannotFail);
  if (unknown !== undefined)
    return refuseField('failNext', `There is no operation ${unknown} that could fail`);
  world.faults = { ...NO_FAULTS, ...faults };
  await record(world, 'world.faults', 'What is injected into the API was changed');
  return getFaults(world);
}

export function getDeviations({ deviations }: World) {
  const active = new Map(deviations.map(({ name, operationIds = [] }) => [name, operationIds]));
  return done(
    Object.entries(DEVIATIONS).map(([key, { group, description }]) => {
      const name = key as ControlModels.DeviationName;
      return {
        name,
        group,
        description,
        active: active.has(name),
        operationIds: [...(active.get(name) ?? [])],
      };
    }),
  );
}

export async function putDeviations(world: World, { deviations }: ControlModels.DeviationsRequest) {
  const unknown = deviations.flatMap(({ operationIds = [] }) => operationIds).find(cannotFail);
  if (unknown !== undefined)
    return refuseField('deviations', `There is no operation ${unknown} that could deviate`);
  world.deviations = deviations;
  const names = deviations.map(({ name }) => name).join(', ');
  await record(
    world,
    'world.deviations',
    names === '' ? 'Answers follow the contract' : `Answers deviate: ${names}`,
  );
  return getDeviations(world);
}

function cannotFail(operationId: string): boolean {
  const operations: Record<string, { readonly api: string }> = operationTable;
  return !Object.hasOwn(operations, operationId) || operations[operationId]?.api !== 'amana';
}
