import type { KeptWorld, WorldStore } from '../worker/world-store.ts';
import { Superseded } from '../worker/world-store.ts';

export interface MemoryDisk {
  /** A store as one worker has it; all of them write to the same place. */
  storeOf(build?: string): WorldStore;
  /** What is kept. */
  kept: KeptWorld | null;
  /** What every write fails with. */
  failure: Error | null;
}

/** Behaves as the browser's storage does, for tests without a browser. */
export function createMemoryDisk(): MemoryDisk {
  let writer: symbol | null = null;
  const disk: MemoryDisk = {
    kept: null,
    failure: null,
    storeOf(build = '1') {
      const me = Symbol(build);
      let wasWriter = false;
      return {
        takeOver() {
          if (disk.failure !== null) return Promise.reject(disk.failure);
          if (wasWriter && disk.kept?.build !== build) return Promise.reject(new Superseded());
          const { kept } = disk;
          writer = me;
          wasWriter = true;
          if (kept !== null) disk.kept = { ...kept, build };
          return Promise.resolve(kept);
        },
        keep({ written, removed }, keptAtMs) {
          if (disk.failure !== null) return Promise.reject(disk.failure);
          if (writer !== me) return Promise.reject(new Superseded());
          const chunks = new Map([...(disk.kept?.chunks ?? []), ...written]);
          for (const name of removed) chunks.delete(name);
          disk.kept = { chunks, keptAtMs, build };
          return Promise.resolve();
        },
      };
    },
  };
  return disk;
}
