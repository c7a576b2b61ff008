import type { ControlModels } from '@amana/api/contract';
import type { Settings } from '../../simulation/settings.ts';
import type { World } from '../../simulation/world.ts';
import type { PersonaId } from '../../simulation/personas.ts';
import type { Stage } from './stage.ts';

interface Told {
  readonly group: ControlModels.ScenarioGroup;
  readonly title: string;
  /** How the world got there. */
  readonly text: string;
  /** Who to sign in as; null: signed out. */
  readonly persona: PersonaId | null;
  /** Inside the web application. */
  readonly path: string;
}

/** A whole world. Null where the people are all of it. */
interface Filled extends Told {
  readonly fill: ((world: World, orders?: number) => void | Promise<void>) | null;
}

/** Lived through by the use cases, never written as rows. */
export interface Played extends Told {
  /** The pace at which the world stays as its title says; the rest is what the host asked for. */
  readonly settings?: Partial<Settings>;
  /** From the personas alone to the title. */
  readonly play: (stage: Stage) => void | Promise<void>;
}

/** A named start of the scenario library. */
export type Start = Filled | Played;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Money comes only when somebody sends it. */
export const BY_HAND = { autoPayAfterMs: null } as const;

/** What a start is about has the same ids in every world, so that its link can name it. */
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
