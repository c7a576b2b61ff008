import type { LedgerEntry } from '@amana/api/control';
import type { Kobo } from '@amana/domain';
import { kobo, nairaToKobo } from '@amana/domain';

/** Where the money of one order is, after the ledger. The four always add up to what is due. */
export interface MoneyPlaces {
  readonly buyer: Kobo;
  readonly held: Kobo;
  readonly seller: Kobo;
  /** Charges and VAT of both sides. */
  readonly charges: Kobo;
}

/** The ledger's accounts, by place; docs/mock-backend.md names them. */
const PLACE_OF: Readonly<Record<string, keyof MoneyPlaces>> = {
  'buyers-banks': 'buyer',
  clearing: 'held',
  escrow: 'held',
  'sellers-banks': 'seller',
  platform: 'charges',
  tax: 'charges',
};

/** `due`: what the buyer has to pay, which is theirs until they send it. `entries`: those of the order. */
export function moneyPlaces(due: Kobo, entries: readonly LedgerEntry[]): MoneyPlaces {
  const places = { buyer: due, held: kobo(0), seller: kobo(0), charges: kobo(0) };
  for (const { debit, credit, amount } of entries) {
    const [to, from] = [PLACE_OF[debit], PLACE_OF[credit]];
    if (to !== undefined) places[to] = kobo(places[to] + nairaToKobo(amount));
    if (from !== undefined) places[from] = kobo(places[from] - nairaToKobo(amount));
  }
  return places;
}
