import { type World, NO_FAULTS, done, record, refuseField } from '@amana/mock-backend';
import { type ControlModels, operationTable } from '@amana/api/contract';
import { DEVIATIONS } from '../faults/deviations.ts';

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
  return done(
    Object.entries(DEVIATIONS).map(([key, { description }]) => {
      const active = deviations.find((one) => one.name === key);
      return {
        name: key as ControlModels.DeviationName,
        description,
        active: active !== undefined,
        operationIds: [...(active?.operationIds ?? [])],
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
  const text = names === '' ? 'Answers follow the contract' : `Answers deviate: ${names}`;
  await record(world, 'world.deviations', text);
  return getDeviations(world);
}

function cannotFail(operationId: string): boolean {
  const operations: Record<string, { readonly api: string }> = operationTable;
  return !Object.hasOwn(operations, operationId) || operations[operationId]?.api !== 'amana';
}
