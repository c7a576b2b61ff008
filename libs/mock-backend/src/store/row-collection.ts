import { Collection } from '@msw/data';
import type { Schema } from 'yup';

export type RowListener<Row> = (after: Row | null, before: Row | null) => void;

/** Finds rows by id; the library's own look-up reads every record. */
export class RowCollection<Row extends { readonly id: string }> extends Collection<Schema<Row>> {
  readonly #byId = new Map<string, Row>();

  constructor(schema: Schema<Row>) {
    super({ schema });
    this.hooks.on('create', ({ data: { record } }) => {
      if (this.#byId.has(record.id)) throw new Error(`There is already a row ${record.id}`);
      this.#byId.set(record.id, record);
    });
    this.hooks.on('delete', ({ data: { deletedRecord } }) => {
      this.#byId.delete(deletedRecord.id);
    });
  }

  /** A change replaces the row object, so read the row again afterwards. */
  get(id: string): Row | undefined {
    return this.#byId.get(id);
  }

  async change(id: string, changes: Partial<Omit<Row, 'id'>>): Promise<Row> {
    const row = this.#byId.get(id);
    if (row === undefined) throw new Error(`There is no row ${id} to change`);
    const changed = await this.update(row as ReturnType<typeof this.all>[number], {
      data: (draft) => void Object.assign(draft as object, changes),
      strict: true,
    });
    this.#byId.set(id, changed);
    return changed;
  }

  remove(id: string): void {
    const row = this.#byId.get(id);
    if (row !== undefined) this.delete(row as ReturnType<typeof this.all>[number]);
  }

  /** Looks at the oldest rows only. */
  removeOldestWhile(isOver: (row: Row) => boolean): void {
    for (let [oldest] = this.all(); oldest !== undefined && isOver(oldest); [oldest] = this.all())
      this.remove(oldest.id);
  }

  follow(listener: RowListener<Row>): void {
    let last: Row | null = null;
    this.hooks.on('create', ({ data: { record } }) => listener(record, null));
    this.hooks.on('delete', ({ data: { deletedRecord } }) => listener(null, deletedRecord));
    this.hooks.on('update', ({ data: { prevRecord, nextRecord } }) => {
      // The hook runs once for each changed field, with the same two records.
      if (nextRecord === last) return;
      last = nextRecord;
      listener(nextRecord, prevRecord);
    });
  }
}
