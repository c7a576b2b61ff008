import type { ScenarioName } from '@amana/api/control';

/** A named start. */
export interface Scenario {
  readonly name: ScenarioName;
  readonly title: string;
  readonly text: string;
}

export const SCENARIOS: readonly Scenario[] = [
  { name: 'default', title: 'Everything', text: 'Every status, every screen, three pages of history.' },
  { name: 'empty', title: 'Nobody has traded', text: 'The people alone.' },
  { name: 'busy', title: 'Busy', text: 'A thousand orders, for load.' },
];

export function isScenarioName(name: string): name is ScenarioName {
  return SCENARIOS.some((scenario) => scenario.name === name);
}
