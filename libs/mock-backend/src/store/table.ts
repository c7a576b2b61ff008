/** Called after every change. `before` is null for a new row, `after` for a removed one. */
export type ChangeListener<Row> = (after: Row | null, before: Row | null) => void;

/** The rows of one kind by their id. Rows change in place, so that indexes can hold them. */
export class Table<Row extends { readonly id: string }> {
  readonly #byId = new Map<string, Row>();
  readonly #listeners: ChangeListener<Row>[] = [];

  get size(): number {
    return this.#byId.size;
  }

  /** Listeners run in the order in which they were added. */
  onChange(listener: ChangeListener<Row>): void {
    this.#listeners.push(listener);
  }

  get(id: string): Row | undefined {
    return this.#byId.get(id);
  }

  /** In the order of insertion. */
  all(): IterableIterator<Row> {
    return this.#byId.values();
  }

  insert(values: Row): Row {
    if (this.#byId.has(values.id)) throw new Error(`There is already a row ${values.id}`);
    const row = { ...values };
    this.#byId.set(row.id, row);
    this.#report(row, null);
    return row;
  }

  update(id: string, changes: Partial<Omit<Row, 'id'>>): Row {
    const row = this.#byId.get(id);
    if (row === undefined) throw new Error(`There is no row ${id} to update`);
    const before = { ...row };
    Object.assign(row, changes);
    this.#report(row, before);
    return row;
  }

  /** An unknown id is no error. */
  remove(id: string): void {
    const row = this.#byId.get(id);
    if (row === undefined) return;
    this.#byId.delete(id);
    this.#report(null, row);
  }

  #report(after: Row | null, before: Row | null): void {
    for (const listener of this.#listeners) listener(after, before);
  }
}
