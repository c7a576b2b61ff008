import {
  type MockLab,
  type MockLabOptions,
  type WorldChange,
  UnreadableWorldError,
  createMockLab,
} from '@amana/mock-lab';
import type { HostNews, HostState } from '../host-state.ts';
import { jsonResponse } from './old-browsers.ts';
import { type RecordStore, type StoredWorld, Superseded } from './record-store.ts';

export interface BrowserBackendOptions {
  readonly store: RecordStore;
  readonly build: string;
  readonly origins: NonNullable<MockLabOptions['origins']>;
}

type Answer = (request: Request) => Promise<Response>;

class NotStored extends Error {
  constructor(cause: unknown) {
    super('The change was not stored', { cause });
  }
}

/** Retries after another worker's write; a second conflict would need a third worker. */
const TRIES = 3;

/** One world for all tabs of a browser: read when a worker starts, written with every change. */
export function createBrowserBackend({ store, build, origins }: BrowserBackendOptions) {
  let current: Promise<Answer> | null = null;
  let news: HostNews = null;
  let isFirst = true;

  const open = async (): Promise<Answer> => {
    const stored = await store.takeOver();
    let failure: Error | null = null;
    const onCommitted = async (change: WorldChange): Promise<void> => {
      if (failure !== null) throw failure;
      try {
        await store.write(change);
      } catch (error) {
        failure = error instanceof Superseded ? error : new NotStored(error);
        throw failure;
      }
    };
    const backend = await openBackend(stored, { origins, onCommitted });
    return async (request) => {
      const response = await backend.fetch(request);
      if (failure !== null) throw failure;
      return response;
    };
  };

  const openBackend = async (stored: StoredWorld | null, options: MockLabOptions): Promise<MockLab> => {
    if (stored === null) return createMockLab(options);
    try {
      const backend = await createMockLab({ ...options, stored: stored.rows });
      if (stored.build !== build) news = 'updated';
      return backend;
    } catch (error) {
      if (!(error instanceof UnreadableWorldError)) throw error;
      news = 'reset';
      return createMockLab(options);
    }
  };

  /** After a failure the next request reads the records again. */
  const withBackend = async <Result>(work: (answer: Answer) => Promise<Result>): Promise<Result> => {
    current ??= open();
    const opened = current;
    try {
      return await work(await opened);
    } catch (error) {
      if (current === opened) current = null;
      throw error;
    }
  };

  const attempt = async (request: Request, triesLeft: number): Promise<Response> => {
    try {
      return await withBackend((answer) => answer(request.clone()));
    } catch (error) {
      return error instanceof Superseded && triesLeft > 1
        ? attempt(request, triesLeft - 1)
        : refusalOf(error);
    }
  };

  return {
    answer: (request: Request) => attempt(request, TRIES),
    async state(): Promise<HostState> {
      const canStore = await withBackend(() => Promise.resolve(true)).catch(() => false);
      if (!canStore) return { canStore, build, news: null, isFirst };
      const state: HostState = { canStore, build, news, isFirst };
      isFirst = false;
      return state;
    },
  };
}

function refusalOf(error: unknown): Response {
  if (error instanceof Superseded)
    return jsonResponse({ message: 'The demo was updated meanwhile. Reload this page.' }, 503);
  if (!(error instanceof NotStored)) {
    logCause('The demo failed', error);
    return jsonResponse({ message: `The demo failed: ${String(error)}` }, 500);
  }
  logCause('The change was not stored', error.cause);
  const reason = isFull(error.cause) ? 'Its storage is full.' : String(error.cause);
  const message = `This browser did not keep the change, so it has not happened. ${reason}`;
  return jsonResponse({ message }, 503);
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

function logCause(text: string, cause: unknown): void {
  // eslint-disable-next-line no-console
  console.error(text, cause);
}
