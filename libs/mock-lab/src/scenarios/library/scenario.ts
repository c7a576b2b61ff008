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
  readonly persona: PersonaId | null;
  readonly path: string;
}

/** Fills a whole world; null adds nothing to the personas. */
interface FilledScenario extends ScenarioDescription {
  readonly fill: ((world: World, orders?: number) => Promise<void>) | null;
}

/** A scenario is played in the past and ends now. */
export interface Playthrough {
  readonly world: World;
  readonly orders: number | undefined;
  /** Advances the clock to `ms` before now and runs everything that falls due on the way. */
  readonly ago: (ms: number) => Promise<void>;
  readonly mainTrade: (plan?: Partial<TradePlan>) => Promise<ScenarioTrade>;
}

export interface PlayedScenario extends ScenarioDescription {
  /** Settings that keep the world in the described state. */
  readonly settings?: Partial<Settings>;
  readonly play: (playthrough: Playthrough) => Promise<unknown>;
}

export type Scenario = FilledScenario | PlayedScenario;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const NO_AUTOMATIC_PAYMENT = { autoPayAfterMs: null } as const;

/** Fixed ids of the main records, so that a scenario's path can name them. */
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
