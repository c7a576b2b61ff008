import { type Kobo, kobo } from '@amana/domain';
import type { Row } from './row-types.ts';
import type { Table } from './table.ts';

export type LedgerEntry = Row<'ledgerEntries'>;

/** Double entry: the balances of all accounts always add up to zero. */
export class Ledger {
  readonly #table: Table<LedgerEntry>;
  readonly #balances = new Map<string, number>();

  constructor(table: Table<LedgerEntry>) {
    this.#table = table;
    table.onChange((entry) => {
      if (entry === null) return;
      this.#move(entry.debit, entry.amountKobo);
      this.#move(entry.credit, 0 - entry.amountKobo);
    });
  }

  /** An amount of zero adds no entry. Throws for a negative one. */
  post(entry: Omit<LedgerEntry, 'id'>): void {
    if (entry.amountKobo < 0) throw new RangeError(`A ledger entry cannot be negative: ${entry.memo}`);
    if (entry.amountKobo > 0) this.#table.insert({ ...entry, id: String(this.#table.size + 1) });
  }

  get entries(): readonly LedgerEntry[] {
    return [...this.#table.all()];
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
