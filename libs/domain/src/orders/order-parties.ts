import type { AmountSign } from '../money/format-naira.ts';

export type Side = 'seller' | 'buyer';
export type Party = Side | 'stranger';

export interface OrderParties {
  readonly sellerId?: string | null | undefined;
  readonly buyerId?: string | null | undefined;
}

export function partyOf(order: OrderParties, viewerId: string): Party {
  if (viewerId === '') return 'stranger';
  if (order.sellerId === viewerId) return 'seller';
  return order.buyerId === viewerId ? 'buyer' : 'stranger';
}

export function isJoined(id: string | null | undefined): boolean {
  return id !== null && id !== undefined && id !== '';
}

/** The tab is Sell for the seller, Buy for everyone else. */
export function tabOf(party: Party): 'sell' | 'buy' {
  return party === 'seller' ? 'sell' : 'buy';
}

const SIGNS = { seller: '+', buyer: '-', stranger: '' } as const;

export function amountSign(party: Party): AmountSign {
  return SIGNS[party];
}

export const TRADE_WITH_YOURSELF = 'You cannot trade with yourself';

export const NOT_A_PARTY = 'You are not authorized to view this transaction.';
