import type { ScenarioName } from '@amana/mock-backend';
import type { ControlModels } from '@amana/api/contract';
import { DELIVERY } from './delivery.ts';
import { DISPUTES } from './disputes.ts';
import { EXTREMES } from './extremes.ts';
import { ORDERS } from './orders.ts';
import { PAYMENT } from './payment.ts';
import { PEOPLE } from './people.ts';
import type { Scenario } from './scenario.ts';
import { WORLDS } from './worlds.ts';

type GroupedScenario = Scenario & { readonly group: ControlModels.ScenarioGroup };

function inGroup<Name extends ScenarioName>(
  group: ControlModels.ScenarioGroup,
  scenarios: Readonly<Record<Name, Scenario>>,
) {
  const grouped = Object.entries<Scenario>(scenarios).map(([name, scenario]) => [
    name,
    { ...scenario, group },
  ]);
  return Object.fromEntries(grouped) as Record<Name, GroupedScenario>;
}

export const LIBRARY: Readonly<Record<ScenarioName, GroupedScenario>> = {
  ...inGroup('Worlds', WORLDS),
  ...inGroup('People', PEOPLE),
  ...inGroup('Orders', ORDERS),
  ...inGroup('Payment', PAYMENT),
  ...inGroup('Delivery', DELIVERY),
  ...inGroup('Disputes', DISPUTES),
  ...inGroup('Extremes', EXTREMES),
};

function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(LIBRARY, name);
}

export const SCENARIO_NAMES: readonly ScenarioName[] = Object.keys(LIBRARY).filter(isScenarioName);
