import type { LedgerEntry } from '@amana/api/control';
import { type Kobo, kobo, nairaToKobo } from '@amana/domain';

/** Where the money of one order or of all is now, by the ledger; together the places hold what was sent. */
type MoneyPlace = 'returned' | 'held' | 'seller' | 'charges' | 'vat';

const BUYERS_BANKS = 'buyers-banks';
/** The ledger's other accounts, by place; docs/product/money.md names them. */
const PLACE_OF: Readonly<Record<string, MoneyPlace>> = {
  clearing: 'held',
  escrow: 'held',
  'sellers-banks': 'seller',
  platform: 'charges',
  tax: 'vat',
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
    const to = debit === BUYERS_BANKS ? 'returned' : PLACE_OF[debit];
    const from = PLACE_OF[credit];
    if (credit === BUYERS_BANKS) sent = kobo(sent + moved);
    if (to !== undefined) places[to] = kobo(places[to] + moved);
    if (from !== undefined) places[from] = kobo(places[from] - moved);
  }
  return { sent, places };
}
