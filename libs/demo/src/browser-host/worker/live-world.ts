import type { MockBackend } from '@amana/mock-backend';
import type { Chunks } from './world-chunks.ts';
import { chunkChanges, toChunks } from './world-chunks.ts';
import type { WorldStore } from './world-store.ts';

/** A backend whose every change is kept before anybody hears of it. */
export interface LiveWorld {
  /** Rejects when what happened could not be kept; this world is then no longer true and answers nothing more. */
  answer(request: Request): Promise<Response>;
  /** Keeps the world as it is now. */
  keep(): Promise<void>;
}

/** Whether all that the backend has committed is kept, or on its way to be. */
export interface Commitments {
  areKept: boolean;
}

/** `kept` is what the store holds. */
export function createLiveWorld(
  backend: MockBackend,
  commitments: Commitments,
  store: WorldStore,
  kept: Chunks,
): LiveWorld {
  let chunks = kept;
  // One write after the other; after one that failed, all fail.
  let writing = Promise.resolve();

  const keep = () => {
    commitments.areKept = true;
    writing = writing.then(async () => {
      const atMs = Date.now();
      const next = toChunks(backend.host.snapshot());
      await store.keep(chunkChanges(chunks, next), atMs);
      chunks = next;
    });
    return writing;
  };

  return {
    keep,
    async answer(request) {
      const response = await backend.fetch(request);
      if (!commitments.areKept) await keep();
      // What is read may be of a change that is being written for somebody else.
      else await writing;
      return response;
    },
  };
}
