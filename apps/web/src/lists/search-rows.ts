import type { Transaction } from '@amana/api';
import { type Party, otherPersonOf, transactionPartyOf } from '@amana/domain';

/** Whether the texts of a row contain every word of the search. */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  const text = texts.join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The other person of a trade as a search finds them; a stranger has none. */
export function personTexts(trade: Parameters<typeof otherPersonOf>[0], party: Party): string[] {
  if (party === 'stranger') return [];
  const { name, email, phoneNumber } = otherPersonOf(trade, party);
  return [name, email, phoneNumber];
}

export function transactionTexts(transaction: Transaction, viewerId: string): string[] {
  const { note, transactionRef, recipientId: sellerId, senderId: buyerId } = transaction;
  const party = transactionPartyOf(transaction, viewerId);
  return [note, transactionRef, ...personTexts({ ...transaction, sellerId, buyerId }, party)];
}
