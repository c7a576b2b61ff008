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

/** `kept` is what the store holds. */
export function createLiveWorld(backend: MockBackend, store: WorldStore, kept: Chunks): LiveWorld {
  let chunks = kept;
  let lastMoment = momentOf(backend);
  // One write after the other; after one that failed, all fail.
  let writing = Promise.resolve();

  const keep = () => {
    lastMoment = momentOf(backend);
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
      if (request.method !== 'GET' || !isSame(lastMoment, momentOf(backend))) await keep();
      // What is read may be of a change that is being written for somebody else.
      else await writing;
      return response;
    },
  };
}

/** What differs when something happened although nobody asked for a change: a deadline passed, a fault was used up. */
type Moment = readonly [nextDeadlineMs: number | null, faults: unknown];

function momentOf({ host: { world } }: MockBackend): Moment {
  return [world.deadlines.nextAtMs(), world.faults];
}

function isSame(one: Moment, other: Moment): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
