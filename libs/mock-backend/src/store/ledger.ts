import type { Kobo } from '@amana/domain';
import { kobo } from '@amana/domain';
import type { Watch } from '../simulation/watch.ts';
import { UNWATCHED } from '../simulation/watch.ts';

/** One movement of money: the amount leaves `credit` and reaches `debit`. Never changed, never taken back. */
export interface LedgerEntry {
  readonly id: number;
  readonly atMs: number;
  readonly orderId: string | null;
  readonly debit: string;
  readonly credit: string;
  readonly amountKobo: Kobo;
  readonly memo: string;
}

export type NewLedgerEntry = Omit<LedgerEntry, 'id'>;

/** Double entry (decision D11): the balances of all accounts always add up to nothing. */
export class Ledger {
  readonly #watch: Watch<LedgerEntry>;
  #entries: LedgerEntry[] = [];
  #balances = new Map<string, number>();

  constructor(watch: Watch<LedgerEntry> = UNWATCHED) {
    this.#watch = watch;
  }

  /** An amount of nothing is not an entry; a negative one is a programming error. */
  post(entry: NewLedgerEntry): void {
    if (entry.amountKobo < 0) throw new RangeError(`A ledger entry cannot be negative: ${entry.memo}`);
    if (entry.amountKobo === 0) return;
    const posted = { ...entry, id: this.#entries.length + 1 };
    this.#add(posted);
    this.#watch(String(posted.id), posted, null);
  }

  get entries(): readonly LedgerEntry[] {
    return this.#entries;
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

  restore(entries: readonly LedgerEntry[]): void {
    this.#entries = [];
    this.#balances.clear();
    for (const entry of entries) this.#add(entry);
  }

  #add(entry: LedgerEntry): void {
    this.#entries.push(entry);
    this.#move(entry.debit, entry.amountKobo);
    this.#move(entry.credit, 0 - entry.amountKobo);
  }

  #move(account: string, amountKobo: number): void {
    this.#balances.set(account, (this.#balances.get(account) ?? 0) + amountKobo);
  }
}
