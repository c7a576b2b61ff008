import type { LedgerEntry } from '@amana/api/control';
import { nairaToKobo } from '@amana/domain';
import type { StatusColour } from '@amana/ui';

/** One place where money of an order has come to rest. */
export interface MoneyPlace {
  readonly key: string;
  readonly label: string;
  readonly amountKobo: number;
  readonly colour: StatusColour;
}

/** The ledger's accounts (libs/mock-backend), in the order in which money passes them. */
const BUYERS_BANKS = 'buyers-banks';
const PLACES = [
  { key: 'returned', label: 'Returned to the buyer', accounts: [], colour: 'orange' },
  { key: 'held', label: 'Held in escrow', accounts: ['escrow', 'clearing'], colour: 'yellow' },
  { key: 'seller', label: 'Seller’s bank', accounts: ['sellers-banks'], colour: 'green' },
  { key: 'platform', label: 'Charges', accounts: ['platform'], colour: 'purple' },
  { key: 'tax', label: 'VAT', accounts: ['tax'], colour: 'blue' },
] as const;

export interface MoneyPicture {
  /** All that ever left the buyer's bank. */
  readonly sentKobo: number;
  /** Where it is now; together they are what was sent. */
  readonly places: readonly MoneyPlace[];
}

export function whereMoneyIs(entries: readonly LedgerEntry[]): MoneyPicture {
  const sum = (belongs: (entry: LedgerEntry) => boolean) =>
    entries.filter(belongs).reduce((total, { amount }) => total + nairaToKobo(amount), 0);
  const reached = (accounts: readonly string[]) =>
    sum(({ debit }) => accounts.includes(debit)) - sum(({ credit }) => accounts.includes(credit));
  return {
    sentKobo: sum(({ credit }) => credit === BUYERS_BANKS),
    places: PLACES.map(({ key, label, accounts, colour }) => ({
      key,
      label,
      colour,
      amountKobo: key === 'returned' ? sum(({ debit }) => debit === BUYERS_BANKS) : reached(accounts),
    })),
  };
}
