import type { AmountSign } from '../money/format-naira.ts';

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

/** The sign of an order's amount in a list: the seller receives it, the buyer pays it. */
export function orderAmountSign(side: Side): AmountSign {
  return side === 'seller' ? '+' : '-';
}

/** Decision D9; a person may not be both sides. */
export const TRADE_WITH_YOURSELF = 'You cannot trade with yourself';

/** §2: what a third user reads. */
export const NOT_A_PARTY = 'You are not authorized to view this transaction.';
