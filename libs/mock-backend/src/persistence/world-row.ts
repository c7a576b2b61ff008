import type { ClockPosition } from '../simulation/clock.ts';
import type { Faults } from '../simulation/faults.ts';
import type { Settings } from '../simulation/settings.ts';
import { SNAPSHOT_VERSION } from './snapshot.ts';
import type { ScenarioName, World } from '../simulation/world.ts';

/** What of a world is no list: the one record of the kind `world`, whose size does not grow. */
export interface WorldRow {
  readonly version: number;
  readonly scenario: ScenarioName;
  readonly nowMs: number;
  readonly clock: ClockPosition;
  readonly settings: Settings;
  readonly faults: Faults;
  readonly random: readonly number[] | null;
  readonly counters: readonly [string, number][];
  readonly nextDeadlineId: number;
}

export function worldRowOf(world: World): WorldRow {
  const { clock, scenario, settings, faults, random, counters, deadlines } = world;
  return {
    version: SNAPSHOT_VERSION,
    scenario,
    nowMs: clock.now(),
    clock: clock.position,
    settings,
    faults,
    random: random.state,
    counters: [...counters],
    nextDeadlineId: deadlines.nextId,
  };
}

/** Whether somebody set something. Time and chance move on with every look, and counters only beside other records. */
export function isSetAnew(world: World, row: WorldRow): boolean {
  const { aheadMs, frozenAtMs } = world.clock.position;
  return (
    world.settings !== row.settings ||
    world.faults !== row.faults ||
    world.scenario !== row.scenario ||
    aheadMs !== row.clock.aheadMs ||
    frozenAtMs !== row.clock.frozenAtMs
  );
}
