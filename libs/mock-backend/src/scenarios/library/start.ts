import type { ControlModels } from '@amana/api/contract';
import type { Settings } from '../../simulation/settings.ts';
import type { World } from '../../simulation/world.ts';
import type { PersonaId } from '../../simulation/personas.ts';
import type { Stage } from './stage.ts';

interface Description {
  readonly group: ControlModels.ScenarioGroup;
  readonly title: string;
  readonly text: string;
  /** The persona to sign in as; null when signed out. */
  readonly persona: PersonaId | null;
  /** The path to open in the web application. */
  readonly path: string;
}

/** A start that fills a whole world; null adds nothing to the personas. */
interface Filled extends Description {
  readonly fill: ((world: World, orders?: number) => void | Promise<void>) | null;
}

/** A start that is played through the use cases. */
export interface Played extends Description {
  /** The settings without which the world would not stay as its title says. */
  readonly settings?: Partial<Settings>;
  /** Brings a world with only the personas to what the title says. */
  readonly play: (stage: Stage) => void | Promise<void>;
}

/** A named start of the scenario library. */
export type Start = Filled | Played;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** No automatic payment. */
export const BY_HAND = { autoPayAfterMs: null } as const;

/** The records that a start is about have fixed ids, so that its path can name them. */
export const STAR = {
  orderId: 'e0000000-0000-4000-8000-000000000001',
  transactionId: 'e0000000-0000-4000-8000-000000000002',
  disputeId: 'e0000000-0000-4000-8000-000000000003',
  referralCode: 'NEWCOMER01',
} as const;

export const STAR_PATHS = {
  order: `/dashboard/orders/${STAR.orderId}`,
  invitation: `/dashboard/orders/${STAR.orderId}?referral=${STAR.referralCode}`,
  approve: `/dashboard/order/approve/${STAR.orderId}`,
  pay: `/dashboard/order/payments/${STAR.orderId}`,
  account: `/dashboard/order/payment/account/${STAR.transactionId}`,
  manage: `/dashboard/manage-transactions/${STAR.transactionId}`,
  receipt: `/dashboard/transactions/${STAR.transactionId}`,
  dispute: `/dashboard/manage-disputes/${STAR.disputeId}`,
  chat: `/dashboard/chats/${STAR.disputeId}`,
} as const;
