import type { StoredRow } from '@amana/mock-lab';
import { type RecordStore, type StoredWorld, Superseded } from '../worker/record-store.ts';

export interface MemoryDisk {
  storeOf(build?: string): RecordStore;
  stored: StoredWorld | null;
  failure: Error | null;
}

const keyOf = ({ kind, id }: Pick<StoredRow, 'kind' | 'id'>) => JSON.stringify([kind, id]);

export function createMemoryDisk(): MemoryDisk {
  let writer: symbol | null = null;
  const disk: MemoryDisk = {
    stored: null,
    failure: null,
    storeOf(build = '1') {
      const me = Symbol(build);
      let wasWriter = false;
      return {
        takeOver() {
          if (disk.failure !== null) return Promise.reject(disk.failure);
          const { stored } = disk;
          if (wasWriter && stored !== null && stored.build !== build) return Promise.reject(new Superseded());
          writer = me;
          wasWriter = true;
          if (stored !== null) disk.stored = { ...stored, build };
          return Promise.resolve(structuredClone(stored));
        },
        write({ isWhole, rows }) {
          if (disk.failure !== null) return Promise.reject(disk.failure);
          if (writer !== me || (disk.stored === null && !isWhole)) return Promise.reject(new Superseded());
          const before = isWhole ? [] : (disk.stored?.rows ?? []);
          const records = new Map(before.map((row) => [keyOf(row), row]));
          for (const { kind, id, after } of rows) {
            if (after === null) records.delete(keyOf({ kind, id }));
            else records.set(keyOf({ kind, id }), structuredClone({ kind, id, value: after }));
          }
          disk.stored = { rows: [...records.values()], build };
          return Promise.resolve();
        },
      };
    },
  };
  return disk;
}
