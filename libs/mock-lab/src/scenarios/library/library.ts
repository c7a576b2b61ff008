import { type ScenarioName, type World, addPersonas } from '@amana/mock-backend';
import type { ControlModels } from '@amana/api/contract';
import { inGroup } from './in-group.ts';
import { type Scenario, playScenario } from './scenario.ts';
import { DELIVERY, DISPUTES, ORDERS, PAYMENT } from './trades.ts';
import { EXTREMES, PEOPLE, WORLDS } from './worlds.ts';

type GroupedScenario = Scenario & { readonly group: ControlModels.ScenarioGroup };

export const LIBRARY: Readonly<Record<ScenarioName, GroupedScenario>> = {
  ...inGroup('Worlds', WORLDS),
  ...inGroup('People', PEOPLE),
  ...inGroup('Orders', ORDERS),
  ...inGroup<keyof typeof PAYMENT, Scenario, 'Payment'>('Payment', PAYMENT, {
    settings: { autoPayAfterMs: null },
  }),
  ...inGroup('Delivery', DELIVERY),
  ...inGroup('Disputes', DISPUTES),
  ...inGroup('Extremes', EXTREMES),
};

export const SCENARIO_NAMES = Object.keys(LIBRARY) as ScenarioName[];

export async function fillScenario(world: World, name: ScenarioName, orders?: number): Promise<void> {
  world.scenario = name;
  await addPersonas(world);
  await playScenario(world, LIBRARY[name], orders);
}
