import type { Random } from '../../simulation/random.ts';
import type { World } from '../../simulation/world.ts';
import { passTime } from '../scene.ts';
import type { Played } from './start.ts';
import { STAR } from './start.ts';
import type { TradePlan } from '../trade-acts.ts';
import { TradeActs } from '../trade-acts.ts';

/** Further back than any start needs. */
const BEGINS_MS = 30 * 86_400_000;

/** The world in which a start is played: it begins in the past and ends now. */
export interface Stage {
  readonly world: World;
  /** Advances the clock to `ms` before now and runs everything that falls due on the way. */
  readonly ago: (ms: number) => void;
  /** Creates the order that the start is about. */
  readonly star: (plan?: Partial<TradePlan>) => TradeActs;
  /** Creates any other order. */
  readonly trade: (plan?: Partial<TradePlan>) => TradeActs;
}

const USUAL: TradePlan = {
  buyer: 'ada',
  seller: 'chidi',
  creator: 'buyer',
  description: 'Dell Latitude laptop, refurbished',
  amountNaira: 248_900,
};

/** Plays a start. Clock and settings are restored, except for the start's own settings. */
export async function playStart(world: World, { play, settings: pace = {} }: Played): Promise<void> {
  const { clock, settings } = world;
  const [endMs, wasFrozen] = [clock.now(), clock.isFrozen];
  const pinned = pinnedRandom(world.random);
  // Shares records and clock with the world; random numbers and settings are separate.
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

/** Random values of which the next uuid, and the next text, can be set. */
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
