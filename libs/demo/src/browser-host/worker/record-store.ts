import type { StoredRow, WorldChange } from '@amana/mock-lab';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export interface StoredWorld {
  readonly rows: readonly StoredRow[];
  /** The build of the demo that wrote them. */
  readonly build: string;
}

/** Persists a world between runs of the worker. */
export interface RecordStore {
  /**
   * Makes the caller the only one whose `write` is taken, and returns what is stored; null when there is nothing. A
   * caller that another build has superseded is refused: it may not understand what that build has written.
   */
  takeOver(): Promise<StoredWorld | null>;
  /** All of it or nothing; durable when it resolves. */
  write(change: WorldChange): Promise<void>;
}

/** Another worker has taken over, so this one's copy of the world is out of date. */
export class Superseded extends Error {}

interface Schema extends DBSchema {
  /** Under numbers that grow, so that records are read in the order in which they were first written. */
  records: { key: number; value: StoredRow; indexes: { 'kind and id': [string, string] } };
  about: { key: 'writer' | 'build'; value: string };
}

const LAYOUT = 1;

/**
 * IndexedDB runs one read-write transaction at a time over all of a browser's workers and tabs. Each checks its writer,
 * so that an old worker that still answers while a new one takes over cannot overwrite the new one's records.
 */
export function createRecordStore(name: string, build: string): RecordStore {
  const writer = crypto.randomUUID();
  let wasWriter = false;
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const database = () => {
    opened ??= openDB<Schema>(name, LAYOUT, {
      upgrade(db) {
        const records = db.createObjectStore('records', { autoIncrement: true });
        records.createIndex('kind and id', ['kind', 'id'], { unique: true });
        db.createObjectStore('about');
      },
      // The browser may close it, for lack of storage for instance.
      terminated: () => (opened = null),
    }).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  const begin = async () => {
    const transaction = (await database()).transaction(['records', 'about'], 'readwrite', {
      durability: 'strict',
    });
    return {
      records: transaction.objectStore('records'),
      about: transaction.objectStore('about'),
      done: () => transaction.done,
      abort: async (): Promise<never> => {
        transaction.abort();
        await transaction.done.catch(() => null);
        throw new Superseded();
      },
    };
  };

  return {
    async takeOver() {
      const { records, about, done, abort } = await begin();
      const storedBuild = await about.get('build');
      if (wasWriter && storedBuild !== build) return abort();
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
      const { records, about, done, abort } = await begin();
      if ((await about.get('writer')) !== writer) return abort();
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
