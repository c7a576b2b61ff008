import { type ScenarioName, type World, addPersonas } from '@amana/mock-backend';
import type { ControlModels } from '@amana/api/contract';
import { type Scenario, playScenario } from './scenario.ts';
import { DELIVERY, DISPUTES, ORDERS, PAYMENT } from './trades.ts';
import { EXTREMES, PEOPLE, WORLDS } from './worlds.ts';

function inGroup<Name extends ScenarioName>(
  group: ControlModels.ScenarioGroup,
  scenarios: Readonly<Record<Name, Scenario>>,
  common: Pick<Scenario, 'settings'> = {},
) {
  const grouped = Object.entries<Scenario>(scenarios).map(([name, scenario]) => [
    name,
    { ...common, ...scenario, group },
  ]);
  return Object.fromEntries(grouped) as Record<
    Name,
    Scenario & { readonly group: ControlModels.ScenarioGroup }
  >;
}

export const LIBRARY = {
  ...inGroup('Worlds', WORLDS),
  ...inGroup('People', PEOPLE),
  ...inGroup('Orders', ORDERS),
  ...inGroup('Payment', PAYMENT, { settings: { autoPayAfterMs: null } }),
  ...inGroup('Delivery', DELIVERY),
  ...inGroup('Disputes', DISPUTES),
  ...inGroup('Extremes', EXTREMES),
} satisfies Readonly<Record<ScenarioName, Scenario>>;

export const SCENARIO_NAMES = Object.keys(LIBRARY) as ScenarioName[];

export async function fillScenario(world: World, name: ScenarioName, orders?: number): Promise<void> {
  world.scenario = name;
  await addPersonas(world);
  await playScenario(world, LIBRARY[name], orders);
}
