import {
  type PersonaId,
  type Settings,
  type World,
  approveOrderPath,
  chatPath,
  disputePath,
  manageTransactionPath,
  orderLinkPath,
  orderPath,
  orderPaymentPath,
  transactionPath,
  transferDetailsPath,
} from '@amana/mock-backend';
import { passTime } from '../run-step.ts';
import { type TradePlan, MAIN_IDS, ScenarioTrade } from '../scenario-trade.ts';

export interface Scenario {
  readonly title: string;
  readonly text: string;
  readonly persona: PersonaId | null;
  readonly path: string;
  /** Settings that keep the world in the described state. */
  readonly settings?: Partial<Settings>;
  /** Played in the past, ends now; without it, nobody has traded yet. */
  readonly play?: (playthrough: Playthrough) => Promise<unknown>;
}

export interface Playthrough {
  readonly world: World;
  readonly nowMs: number;
  readonly orders: number | undefined;
  /** Advances the clock to `ms` before now and runs everything that falls due on the way. */
  readonly ago: (ms: number) => Promise<void>;
  readonly mainTrade: (plan?: Partial<TradePlan>) => Promise<ScenarioTrade>;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const MAIN_ORDER = { id: MAIN_IDS.orderId, referralCode: MAIN_IDS.referralCode };

export const MAIN_PATHS = {
  order: orderPath(MAIN_ORDER),
  orderLink: orderLinkPath(MAIN_ORDER),
  approve: approveOrderPath(MAIN_ORDER),
  pay: orderPaymentPath(MAIN_ORDER),
  account: transferDetailsPath(MAIN_IDS.transactionId),
  manage: manageTransactionPath(MAIN_IDS.transactionId),
  receipt: transactionPath(MAIN_IDS.transactionId),
  dispute: disputePath(MAIN_IDS.disputeId),
  chat: chatPath(MAIN_IDS.disputeId),
};

/** Earlier than any scenario needs. */
const BEGINS_MS = 30 * DAY_MS;

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
  { play, settings: pace = {} }: Scenario,
  orders?: number,
): Promise<void> {
  const { clock, settings } = world;
  const [nowMs, wasFrozen] = [clock.now(), clock.isFrozen];
  const ago = (ms: number) => passTime(world, nowMs - ms - clock.now());
  const mainTrade = (plan?: Partial<TradePlan>) =>
    new ScenarioTrade(world, { ...USUAL, ...plan }, MAIN_IDS).create();
  world.settings = { ...settings, autoPayAfterMs: null, ...pace };
  clock.restore(nowMs - BEGINS_MS, true);
  try {
    await play?.({ world, nowMs, orders, ago, mainTrade });
    await ago(0);
  } finally {
    clock.restore(nowMs, wasFrozen);
    world.settings = { ...settings, ...pace };
  }
}
