import type { LedgerEntry } from '@amana/api/control';
import { type Kobo, kobo, nairaToKobo } from '@amana/domain';
import { LEDGER } from '@amana/mock-backend/control-names';

/** Where the money of one order or of all is now, by the ledger; together the places hold what was sent. */
type MoneyPlace = 'returned' | 'held' | 'seller' | 'charges' | 'vat';

/** The ledger's accounts but the buyers' banks, by place; docs/product/money.md explains them. */
const PLACE_OF: Readonly<Record<string, MoneyPlace>> = {
  [LEDGER.clearing]: 'held',
  [LEDGER.escrow]: 'held',
  [LEDGER.sellersBanks]: 'seller',
  [LEDGER.platform]: 'charges',
  [LEDGER.tax]: 'vat',
};

/** `sent`: all that ever left the buyer's bank. */
export function moneyPlaces(entries: readonly LedgerEntry[]) {
  let sent = kobo(0);
  const places: Record<MoneyPlace, Kobo> = {
    returned: kobo(0),
    held: kobo(0),
    seller: kobo(0),
    charges: kobo(0),
    vat: kobo(0),
  };
  for (const { debit, credit, amount } of entries) {
    const moved = nairaToKobo(amount);
    const to = debit === LEDGER.buyersBanks ? 'returned' : PLACE_OF[debit];
    const from = PLACE_OF[credit];
    if (credit === LEDGER.buyersBanks) sent = kobo(sent + moved);
    if (to !== undefined) places[to] = kobo(places[to] + moved);
    if (from !== undefined) places[from] = kobo(places[from] - moved);
  }
  return { sent, places };
}
