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
  readonly fill: ((world: World, orders?: number) => Promise<void>) | null;
}

/** The world in which a scenario is played: it begins in the past and ends now. */
export interface Playthrough {
  readonly world: World;
  /** How many orders were asked for. */
  readonly orders: number | undefined;
  /** Advances the clock to `ms` before now and runs everything that falls due on the way. */
  readonly ago: (ms: number) => Promise<void>;
  /** Creates the order that the scenario is about. */
  readonly mainTrade: (plan?: Partial<TradePlan>) => Promise<ScenarioTrade>;
}

/** A scenario that is played through the use cases. */
export interface PlayedScenario extends ScenarioDescription {
  /** The settings without which the world would not stay as its title says. */
  readonly settings?: Partial<Settings>;
  /** Brings a world with only the personas to what the title says. */
  readonly play: (playthrough: Playthrough) => Promise<unknown>;
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
