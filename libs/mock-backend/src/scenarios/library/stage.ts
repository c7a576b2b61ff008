import type { World } from '../../simulation/world.ts';
import { passTime } from '../scene.ts';
import { pinnedRandom } from './pinned-random.ts';
import type { Played } from './start.ts';
import { STAR } from './start.ts';
import type { TradePlan } from '../trade-acts.ts';
import { TradeActs } from '../trade-acts.ts';

/** Long enough before now for every start. */
const BEGINS_MS = 30 * 86_400_000;

/** Where a start is lived through: a world that begins in the past and ends now. */
export interface Stage {
  readonly world: World;
  /** Lets time pass until so long before now, with everything that falls due on the way. */
  readonly ago: (ms: number) => void;
  /** The order that the start is about. */
  readonly star: (plan?: Partial<TradePlan>) => TradeActs;
  /** Any other order. */
  readonly trade: (plan?: Partial<TradePlan>) => TradeActs;
}

const USUAL: TradePlan = {
  buyer: 'ada',
  seller: 'chidi',
  creator: 'buyer',
  description: 'Dell Latitude laptop, refurbished',
  amountNaira: 248_900,
};

/** Lives through a start. The clock and the pace end as they were, but for what the start asks for. */
export async function playStart(world: World, { play, settings: pace = {} }: Played): Promise<void> {
  const { clock, settings } = world;
  const [endMs, wasFrozen] = [clock.now(), clock.isFrozen];
  const pinned = pinnedRandom(world.random);
  // The same records and clock; only chance and pace are the stage's own.
  const staged: World = {
    ...world,
    random: pinned.random,
    settings: { ...settings, autoPayAfterMs: null, ...pace },
  };
  const ago = (ms: number) => passTime(staged, endMs - ms - clock.now());
  const pins = {
    transaction: () => pinned.pin(STAR.transactionId),
    dispute: () => pinned.pin(STAR.disputeId),
  };
  clock.restore(endMs - BEGINS_MS, true);
  try {
    await play({
      world: staged,
      ago,
      star(plan) {
        pinned.pin(STAR.orderId, STAR.referralCode);
        return new TradeActs(staged, { ...USUAL, ...plan }, pins);
      },
      trade: (plan) => new TradeActs(staged, { ...USUAL, ...plan }),
    });
    ago(0);
  } finally {
    clock.restore(endMs, wasFrozen);
  }
  world.settings = { ...settings, ...pace };
  world.faults = staged.faults;
}
