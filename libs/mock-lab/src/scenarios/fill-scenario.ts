import { type ScenarioName, type World, addPersonas } from '@amana/mock-backend';
import { LIBRARY } from './library/library.ts';
import { playScenario } from './library/play-scenario.ts';

export async function fillScenario(world: World, name: ScenarioName, orders?: number): Promise<void> {
  world.scenario = name;
  await addPersonas(world);
  const found = LIBRARY[name];
  if ('play' in found) await playScenario(world, found, orders);
  else await found.fill?.(world, orders);
}
