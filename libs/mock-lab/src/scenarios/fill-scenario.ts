import { type ScenarioName, type World, addPersonas } from '@amana/mock-backend';
import { LIBRARY } from './library/library.ts';
import { playScenario } from './library/scenario.ts';

export async function fillScenario(world: World, name: ScenarioName, orders?: number): Promise<void> {
  world.scenario = name;
  await addPersonas(world);
  await playScenario(world, LIBRARY[name], orders);
}
