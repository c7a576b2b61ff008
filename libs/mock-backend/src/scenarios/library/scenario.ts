import type { Settings } from '../../simulation/time-settings.ts';
import type { World } from '../../simulation/world.ts';
import type { PersonaId } from '../../simulation/personas.ts';
import type { ScenarioTrade, TradePlan } from '../scenario-trade.ts';

interface ScenarioDescription {
  readonly title: string;
  readonly text: string;
  /** The persona to sign in as; null when signed out. */
  readonly persona: PersonaId | null;
  /** The path to open in the web application. */
  readonly path: string;
}

/** A scenario that fills a whole world; null adds nothing to the personas. */
interface FilledScenario extends ScenarioDescription {
  readonly fill: ((world: World, orders?: number) => void | Promise<void>) | null;
}

/** The world in which a scenario is played: it begins in the past and ends now. */
export interface Playthrough {
  readonly world: World;
  /** How many orders were asked for. */
  readonly orders: number | undefined;
  /** Advances the clock to `ms` before now and runs everything that falls due on the way. */
  readonly ago: (ms: number) => void;
  /** Creates the order that the scenario is about. */
  readonly mainTrade: (plan?: Partial<TradePlan>) => ScenarioTrade;
  /** Creates any other order. */
  readonly trade: (plan?: Partial<TradePlan>) => ScenarioTrade;
}

/** A scenario that is played through the use cases. */
export interface PlayedScenario extends ScenarioDescription {
  /** The settings without which the world would not stay as its title says. */
  readonly settings?: Partial<Settings>;
  /** Brings a world with only the personas to what the title says. */
  readonly play: (playthrough: Playthrough) => unknown;
}

/** A named starting situation of a world. */
export type Scenario = FilledScenario | PlayedScenario;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const NO_AUTOMATIC_PAYMENT = { autoPayAfterMs: null } as const;

/** The records that a scenario is about have fixed ids, so that its path can name them. */
export const MAIN_IDS = {
  orderId: 'e0000000-0000-4000-8000-000000000001',
  transactionId: 'e0000000-0000-4000-8000-000000000002',
  disputeId: 'e0000000-0000-4000-8000-000000000003',
  referralCode: 'NEWCOMER01',
} as const;

export const MAIN_PATHS = {
  order: `/dashboard/orders/${MAIN_IDS.orderId}`,
  orderLink: `/dashboard/orders/${MAIN_IDS.orderId}?referral=${MAIN_IDS.referralCode}`,
  approve: `/dashboard/order/approve/${MAIN_IDS.orderId}`,
  pay: `/dashboard/order/payments/${MAIN_IDS.orderId}`,
  account: `/dashboard/order/payment/account/${MAIN_IDS.transactionId}`,
  manage: `/dashboard/manage-transactions/${MAIN_IDS.transactionId}`,
  receipt: `/dashboard/transactions/${MAIN_IDS.transactionId}`,
  dispute: `/dashboard/manage-disputes/${MAIN_IDS.disputeId}`,
  chat: `/dashboard/chats/${MAIN_IDS.disputeId}`,
} as const;
