import type { MockBackend, MockBackendOptions } from '@amana/mock-backend';
import { createMockBackend } from '@amana/mock-backend';
import type { HostNews, HostState } from '../host-state.ts';
import type { LiveWorld } from './live-world.ts';
import { createLiveWorld } from './live-world.ts';
import { fromChunks } from './world-chunks.ts';
import type { KeptWorld, WorldStore } from './world-store.ts';
import { Superseded } from './world-store.ts';

export interface BrowserBackend {
  answer(request: Request): Promise<Response>;
  state(): Promise<HostState>;
}

export interface BrowserBackendOptions {
  readonly store: WorldStore;
  readonly build: string;
  readonly origins: NonNullable<MockBackendOptions['origins']>;
}

/** A write that another worker overtook is tried on what that worker left; twice would need a third worker. */
const TRIES = 3;

/** One world for all tabs of a browser: read when a worker starts, kept at every change. */
export function createBrowserBackend({ store, build, origins }: BrowserBackendOptions): BrowserBackend {
  let current: Promise<LiveWorld> | null = null;
  let news: HostNews = null;
  let isFirst = true;

  const open = async (): Promise<LiveWorld> => {
    const kept = await store.takeOver();
    const commitments = { areKept: true };
    const backend = await createMockBackend({
      scenario: kept === null ? 'default' : 'empty',
      origins,
      // Kept after the call, as one write however much it committed (see live-world.ts).
      onCommitted: () => void (commitments.areKept = false),
    });
    if (kept !== null) {
      const isReadable = wakeUp(backend, kept);
      if (!isReadable) await backend.host.reset('default');
      news = !isReadable ? 'reset' : kept.build === build ? news : 'updated';
    }
    const world = createLiveWorld(backend, commitments, store, kept?.chunks ?? new Map());
    await world.keep();
    return world;
  };

  const live = (): Promise<LiveWorld> => {
    current ??= open();
    return current;
  };
  /** What this worker knows is not what is kept: the next request reads it anew. */
  const forget = (world: Promise<LiveWorld>) => {
    if (current === world) current = null;
  };

  async function attempt(request: Request, triesLeft: number): Promise<Response> {
    const world = live();
    try {
      return await (await world).answer(request.clone());
    } catch (error) {
      forget(world);
      if (error instanceof Superseded && triesLeft > 1) return attempt(request, triesLeft - 1);
      return notKept(error);
    }
  }

  return {
    answer: (request) => attempt(request, TRIES),
    async state() {
      const world = live();
      try {
        await world;
      } catch {
        forget(world);
        return { canKeep: false, build, news: null, isFirst };
      }
      const told: HostState = { canKeep: true, build, news, isFirst };
      isFirst = false;
      return told;
    },
  };
}

/** Goes on from what was kept, with all that fell due since; false when this version cannot read it. */
function wakeUp({ host }: MockBackend, kept: KeptWorld): boolean {
  try {
    if (!host.restore(fromChunks(kept.chunks)).ok) return false;
  } catch {
    return false;
  }
  const { clock } = host.world;
  if (!clock.isFrozen) host.advanceTo(clock.now() + Math.max(0, Date.now() - kept.keptAtMs));
  return true;
}

function notKept(error: unknown): Response {
  const message =
    error instanceof Superseded
      ? 'The demo was updated meanwhile. Reload this page.'
      : 'This browser did not keep the change, so it has not happened. Is its storage full?';
  return Response.json({ message }, { status: 503 });
}
