import type { ScenarioName } from '../../simulation/world.ts';
import { DELIVERY } from './delivery.ts';
import { DISPUTES } from './disputes.ts';
import { EXTREMES } from './extremes.ts';
import { ORDERS } from './orders.ts';
import { PAYMENT } from './payment.ts';
import { PEOPLE } from './people.ts';
import type { Scenario } from './scenario.ts';
import { WORLDS } from './worlds.ts';

/** Every scenario of the contract; a missing one is a compile error. */
export const LIBRARY: Readonly<Record<ScenarioName, Scenario>> = {
  ...WORLDS,
  ...PEOPLE,
  ...ORDERS,
  ...PAYMENT,
  ...DELIVERY,
  ...DISPUTES,
  ...EXTREMES,
};

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(LIBRARY, name);
}

export const SCENARIO_NAMES: readonly ScenarioName[] = Object.keys(LIBRARY).filter(isScenarioName);
