/** Told of every change, after it happened. `before` is null for a new record. */
export type ChangeListener<Record> = (after: Record, before: Record | null) => void;

/**
 * One kind of record. The model library creates and keeps the records; its look-ups and updates read every record,
 * so this keeps the same objects by key beside it, and changes them in place.
 */
export class Table<Record extends { readonly id: string }> {
  readonly #create: (values: Record) => Record;
  readonly #byId = new Map<string, Record>();
  readonly #listeners: ChangeListener<Record>[] = [];

  constructor(create: (values: Record) => Record) {
    this.#create = create;
  }

  get size(): number {
    return this.#byId.size;
  }

  /** Listeners are called in the order in which they came. */
  onChange(listener: ChangeListener<Record>): void {
    this.#listeners.push(listener);
  }

  get(id: string): Record | undefined {
    return this.#byId.get(id);
  }

  all(): IterableIterator<Record> {
    return this.#byId.values();
  }

  insert(values: Record): Record {
    const record = this.#create(values);
    this.#byId.set(record.id, record);
    for (const listener of this.#listeners) listener(record, null);
    return record;
  }

  update(id: string, changes: Partial<Omit<Record, 'id'>>): Record {
    const record = this.#byId.get(id);
    if (record === undefined) throw new Error(`There is no record ${id} to update`);
    const before = { ...record };
    Object.assign(record, changes);
    for (const listener of this.#listeners) listener(record, before);
    return record;
  }
}
