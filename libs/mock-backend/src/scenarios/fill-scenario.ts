import type { Host } from '../http/handler.ts';
import type { ScenarioName, World } from '../world/world.ts';
import { addPersonas } from './add-personas.ts';
import { fillBusy } from './fill-busy.ts';
import { fillDefault } from './fill-default.ts';

/** Fills a world that was just created. `orders` sizes the busy one. */
export async function fillScenario(
  world: World,
  _: Host,
  scenario: ScenarioName,
  orders?: number,
): Promise<void> {
  world.scenario = scenario;
  await addPersonas(world);
  if (scenario === 'busy') fillBusy(world, orders);
  if (scenario === 'default') await fillDefault(world);
}
