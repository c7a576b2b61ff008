import { formatSignedNaira } from '../money/format-naira.ts';
import type { Kobo } from '../money/kobo.ts';

export type Side = 'seller' | 'buyer';
export type Party = Side | 'stranger';

/** A side is null until the counterpart's account is bound to the order (decision D9). */
export interface OrderParties {
  readonly sellerId?: string | null | undefined;
  readonly buyerId?: string | null | undefined;
}

/** §6. */
export function partyOf(order: OrderParties, viewerId: string): Party {
  if (viewerId === '') return 'stranger';
  if (order.sellerId === viewerId) return 'seller';
  return order.buyerId === viewerId ? 'buyer' : 'stranger';
}

/** §2: Sell Orders are those where the user is the seller, Buy Orders are the rest. */
export function orderTabOf(order: OrderParties, viewerId: string): 'sell' | 'buy' {
  return partyOf(order, viewerId) === 'seller' ? 'sell' : 'buy';
}

/** §2: green + for the seller, red - for the buyer. */
export function signedOrderAmount(side: Side, amount: Kobo): string {
  return formatSignedNaira(side === 'seller' ? '+' : '-', amount);
}

/** Decision D9; a person may not be both sides. */
export const TRADE_WITH_YOURSELF = 'You cannot trade with yourself';

/** §2: what a third user reads. */
export const NOT_A_PARTY = 'You are not authorized to view this transaction.';
