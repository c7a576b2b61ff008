import type { Random, World } from '@amana/mock-backend';
import { passTime } from '../run-step.ts';
import { type PlayedScenario, MAIN_IDS } from './scenario.ts';
import { type TradePlan, ScenarioTrade } from '../scenario-trade.ts';

/** Earlier than any scenario needs. */
const BEGINS_MS = 30 * 86_400_000;

const USUAL: TradePlan = {
  buyer: 'ada',
  seller: 'chidi',
  creator: 'buyer',
  description: 'Dell Latitude 5400 laptop, UK used',
  amountNaira: 285_000,
};

/** Restores the clock and all settings except the scenario's. */
export async function playScenario(
  world: World,
  { play, settings: pace = {} }: PlayedScenario,
  orders?: number,
): Promise<void> {
  const { clock, settings } = world;
  const [endMs, wasFrozen] = [clock.now(), clock.isFrozen];
  const pinned = pinnedRandom(world.random);
  // Shares records and clock with the world; random numbers and settings are separate.
  const playedWorld: World = {
    ...world,
    random: pinned.random,
    settings: { ...settings, autoPayAfterMs: null, ...pace },
  };
  const ago = (ms: number) => passTime(playedWorld, endMs - ms - clock.now());
  const pins = {
    transaction: () => pinned.pin(MAIN_IDS.transactionId),
    dispute: () => pinned.pin(MAIN_IDS.disputeId),
  };
  clock.restore(endMs - BEGINS_MS, true);
  try {
    await play({
      world: playedWorld,
      orders,
      ago,
      mainTrade(plan) {
        pinned.pin(MAIN_IDS.orderId, MAIN_IDS.referralCode);
        return ScenarioTrade.start(playedWorld, { ...USUAL, ...plan }, pins);
      },
    });
    await ago(0);
  } finally {
    clock.restore(endMs, wasFrozen);
  }
  world.settings = { ...settings, ...pace };
  world.faults = playedWorld.faults;
  world.deviations = playedWorld.deviations;
}

function pinnedRandom(random: Random) {
  let [nextUuid, nextText]: (string | undefined)[] = [];
  const pinned: Random = {
    ...random,
    uuid() {
      const uuid = nextUuid ?? random.uuid();
      nextUuid = undefined;
      return uuid;
    },
    text(length) {
      const text = nextText ?? random.text(length);
      nextText = undefined;
      return text;
    },
    get state() {
      return random.state;
    },
  };
  return {
    random: pinned,
    pin(uuid: string, text?: string): void {
      [nextUuid, nextText] = [uuid, text];
    },
  };
}
