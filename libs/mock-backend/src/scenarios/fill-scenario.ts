import type { Host } from '../http/handler.ts';
import type { ScenarioName, World } from '../world/world.ts';
import { addPersonas } from './add-personas.ts';

/** What a scenario holds beside the people, in a world that was just created. */
export type FillScenario = (world: World, host: Host, orders: number | undefined) => Promise<void>;

const FILLS: Partial<Record<ScenarioName, FillScenario>> = {};

/** Fills a world that was just created. `orders` sizes the busy one. */
export async function fillScenario(
  world: World,
  host: Host,
  scenario: ScenarioName,
  orders?: number,
): Promise<void> {
  world.scenario = scenario;
  await addPersonas(world);
  await FILLS[scenario]?.(world, host, orders);
}
