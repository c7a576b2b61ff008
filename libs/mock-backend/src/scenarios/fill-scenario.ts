import type { ScenarioName, World } from '../simulation/world.ts';
import { addPersonas } from './add-personas.ts';
import { LIBRARY } from './library/library.ts';
import { playStart } from './library/stage.ts';

/** Fills a new world. `orders` is the size of the busy one. */
export async function fillScenario(world: World, scenario: ScenarioName, orders?: number): Promise<void> {
  world.scenario = scenario;
  await addPersonas(world);
  const start = LIBRARY[scenario];
  if ('play' in start) await playStart(world, start);
  else await start.fill?.(world, orders);
}
