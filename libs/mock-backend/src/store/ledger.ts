import { type Kobo, kobo } from '@amana/domain';
import type { RowCollection } from './row-collection.ts';
import type { Row } from './row-types.ts';

export type LedgerEntry = Row<'ledgerEntries'>;

/** Double entry: the balances of all accounts always add up to zero. */
export class Ledger {
  readonly #rows: RowCollection<LedgerEntry>;
  readonly #balances = new Map<string, number>();

  constructor(rows: RowCollection<LedgerEntry>) {
    this.#rows = rows;
    rows.follow((entry) => {
      if (entry === null) return;
      this.#move(entry.debit, entry.amountKobo);
      this.#move(entry.credit, 0 - entry.amountKobo);
    });
  }

  /** Ignores an amount of zero. Throws for a negative one. */
  async post(entry: Omit<LedgerEntry, 'id'>): Promise<void> {
    if (entry.amountKobo < 0) throw new RangeError(`A ledger entry cannot be negative: ${entry.memo}`);
    if (entry.amountKobo > 0) await this.#rows.create({ ...entry, id: String(this.#rows.count() + 1) });
  }

  get entries(): readonly LedgerEntry[] {
    return this.#rows.all();
  }

  balance(account: string): Kobo {
    return kobo(this.#balances.get(account) ?? 0);
  }

  balances(): ReadonlyMap<string, number> {
    return this.#balances;
  }

  isBalanced(): boolean {
    let sum = 0;
    for (const balance of this.#balances.values()) sum += balance;
    return sum === 0;
  }

  #move(account: string, amountKobo: number): void {
    this.#balances.set(account, (this.#balances.get(account) ?? 0) + amountKobo);
  }
}
