import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { ChunkChanges, Chunks } from './world-chunks.ts';

export interface KeptWorld {
  readonly chunks: Chunks;
  /** The device's clock when it was kept, in ms since 1970: the world's own went on since. */
  readonly keptAtMs: number;
  /** Which build of the demo kept it. */
  readonly build: string;
}

/** Where a world stays while no worker runs. */
export interface WorldStore {
  /**
   * Makes the caller the only one whose `keep` is taken, and gives what there is; null when there is nothing. Who was
   * superseded by another build does not come back: it may not understand what that build has written.
   */
  takeOver(): Promise<KeptWorld | null>;
  /** All of it or nothing, as of `atMs` of the device's clock; durable when it resolves. */
  keep(changes: ChunkChanges, atMs: number): Promise<void>;
}

/** Somebody took over since: what this writer knows is old. */
export class Superseded extends Error {}

interface Schema extends DBSchema {
  chunks: { key: string; value: string };
  /** 'writer', 'build' and 'keptAtMs'. */
  about: { key: string; value: string | number };
}

const LAYOUT = 1;

/**
 * IndexedDB runs one read-write transaction at a time over all of a browser's workers and tabs. Each names its writer,
 * so that an old worker that still answers while a new one takes over cannot write over what the new one knows.
 */
export function createIndexedDbStore(name: string, build: string): WorldStore {
  const writer = crypto.randomUUID();
  let wasWriter = false;
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const database = () => {
    opened ??= openDB<Schema>(name, LAYOUT, {
      upgrade(db) {
        db.createObjectStore('chunks');
        db.createObjectStore('about');
      },
      // The browser may close it, for room for instance: then it is opened anew.
      terminated: () => (opened = null),
    }).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  const begin = async () => {
    const transaction = (await database()).transaction(['chunks', 'about'], 'readwrite', {
      durability: 'strict',
    });
    return {
      chunks: transaction.objectStore('chunks'),
      about: transaction.objectStore('about'),
      done: () => transaction.done,
      giveUp: async (): Promise<never> => {
        transaction.abort();
        await transaction.done.catch(() => null);
        throw new Superseded();
      },
    };
  };

  return {
    async takeOver() {
      const { chunks, about, done, giveUp } = await begin();
      const [keptBuild, keptAtMs] = [await about.get('build'), await about.get('keptAtMs')];
      if (wasWriter && keptBuild !== build) return giveUp();
      const [names, texts] = await Promise.all([
        chunks.getAllKeys(),
        chunks.getAll(),
        about.put(writer, 'writer'),
        about.put(build, 'build'),
        done(),
      ]);
      wasWriter = true;
      if (typeof keptAtMs !== 'number') return null;
      const kept = new Map(names.map((key, index) => [key, texts[index] ?? '']));
      return { keptAtMs, build: String(keptBuild), chunks: kept };
    },

    async keep({ written, removed }, atMs) {
      const { chunks, about, done, giveUp } = await begin();
      if ((await about.get('writer')) !== writer) return giveUp();
      await Promise.all([
        ...removed.map((key) => chunks.delete(key)),
        ...written.map(([key, text]) => chunks.put(text, key)),
        about.put(atMs, 'keptAtMs'),
        done(),
      ]);
    },
  };
}
