import type { StoredRow, WorldChange } from '@amana/mock-lab';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export interface StoredWorld {
  readonly rows: readonly StoredRow[];
  readonly build: string;
}

export interface RecordStore {
  /** Becomes the only writer and returns the stored world, or null. Refuses an outdated build. */
  takeOver(): Promise<StoredWorld | null>;
  /** Atomic and durable. */
  write(change: WorldChange): Promise<void>;
}

/** Another worker is the writer now, so this one's world is out of date. */
export class Superseded extends Error {}

interface Schema extends DBSchema {
  /** Growing keys keep the records in order of first write. */
  records: { key: number; value: StoredRow; indexes: { 'kind and id': [string, string] } };
  about: { key: 'writer' | 'build'; value: string };
}

const LAYOUT = 1;

/**
 * IndexedDB runs one read-write transaction at a time across workers and tabs. Each checks the writer, so that an old
 * worker cannot overwrite the records of its successor.
 */
export function createRecordStore(name: string, build: string): RecordStore {
  const writer = crypto.randomUUID();
  let wasWriter = false;
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const begin = async () => {
    opened ??= openDB<Schema>(name, LAYOUT, {
      upgrade(db) {
        const records = db.createObjectStore('records', { autoIncrement: true });
        records.createIndex('kind and id', ['kind', 'id'], { unique: true });
        db.createObjectStore('about');
      },
      // The browser may close it, for example when storage is low.
      terminated: () => (opened = null),
    }).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    const transaction = (await opened).transaction(['records', 'about'], 'readwrite', {
      durability: 'strict',
    });
    return {
      records: transaction.objectStore('records'),
      about: transaction.objectStore('about'),
      done: () => transaction.done,
    };
  };

  return {
    async takeOver() {
      const { records, about, done } = await begin();
      const storedBuild = await about.get('build');
      // Without a build the browser has removed the database, and a new world begins.
      if (wasWriter && storedBuild !== undefined && storedBuild !== build) throw new Superseded();
      const [rows] = await Promise.all([
        records.getAll(),
        about.put(writer, 'writer'),
        about.put(build, 'build'),
        done(),
      ]);
      wasWriter = true;
      return storedBuild === undefined ? null : { rows, build: storedBuild };
    },

    async write({ isWhole, rows }) {
      const { records, about, done } = await begin();
      if ((await about.get('writer')) !== writer) throw new Superseded();
      const writes: Promise<unknown>[] = isWhole ? [records.clear()] : [];
      for (const { kind, id, after } of rows) {
        const key = isWhole ? undefined : await records.index('kind and id').getKey([kind, id]);
        if (after !== null) writes.push(records.put({ kind, id, value: after }, key));
        else if (key !== undefined) writes.push(records.delete(key));
      }
      await Promise.all([...writes, done()]);
    },
  };
}
