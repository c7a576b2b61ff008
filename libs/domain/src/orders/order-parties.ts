import type { AmountSign } from '../money/format-naira.ts';

export type Side = 'seller' | 'buyer';
export type Party = Side | 'stranger';

/** An id is null until that party has joined the order. */
export interface OrderParties {
  readonly sellerId?: string | null | undefined;
  readonly buyerId?: string | null | undefined;
}

/** The viewer's part in an order. */
export function partyOf(order: OrderParties, viewerId: string): Party {
  if (viewerId === '') return 'stranger';
  if (order.sellerId === viewerId) return 'seller';
  return order.buyerId === viewerId ? 'buyer' : 'stranger';
}

/** The tab of the order list: Sell Orders are those of the seller, Buy Orders are the rest. */
export function orderTabOf(order: OrderParties, viewerId: string): 'sell' | 'buy' {
  return partyOf(order, viewerId) === 'seller' ? 'sell' : 'buy';
}

/** The sign of an order's amount in a list: the seller receives it, the buyer pays it. */
export function orderAmountSign(side: Side): AmountSign {
  return side === 'seller' ? '+' : '-';
}

export const TRADE_WITH_YOURSELF = 'You cannot trade with yourself';

/** Shown to a user who is neither buyer nor seller. */
export const NOT_A_PARTY = 'You are not authorized to view this transaction.';
