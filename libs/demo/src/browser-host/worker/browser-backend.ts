import { type MockLabOptions, type WorldChange, UnreadableWorldError, createMockLab } from '@amana/mock-lab';
import { jsonResponse } from './old-browsers.ts';
import { type RecordStore, Superseded } from './record-store.ts';

export interface HostState {
  /** False if the browser blocks storage; then there is no world. */
  readonly canStore: boolean;
  readonly build: string;
  /** After an update of the demo: the stored world was kept, or was unreadable and replaced. */
  readonly news: 'updated' | 'reset' | null;
  readonly isFirst: boolean;
}

export interface BrowserBackendOptions {
  readonly store: RecordStore;
  readonly build: string;
  readonly origins: NonNullable<MockLabOptions['origins']>;
}

type Answer = (request: Request) => Promise<Response>;

class NotStored extends Error {}

/** Retries after another worker's write; a second conflict would need a third worker. */
const TRIES = 3;

/** One world for all tabs of a browser: read when a worker starts, written with every change. */
export function createBrowserBackend({ store, build, origins }: BrowserBackendOptions) {
  let current: Promise<Answer> | null = null;
  let news: HostState['news'] = null;
  let isFirst = true;

  const open = async (): Promise<Answer> => {
    const stored = await store.takeOver();
    let failure: Error | null = null;
    const onCommitted = async (change: WorldChange): Promise<void> => {
      if (failure !== null) throw failure;
      await store.write(change).catch((cause: unknown) => {
        failure = cause instanceof Superseded ? cause : new NotStored('The change was not stored', { cause });
        throw failure;
      });
    };
    const options = { origins, onCommitted, reportProblem: logCause };
    const restored = createMockLab(stored === null ? options : { ...options, stored: stored.rows });
    if (stored !== null && stored.build !== build) news = 'updated';
    const backend = await restored.catch((error: unknown) => {
      if (!(error instanceof UnreadableWorldError)) throw error;
      news = 'reset';
      return createMockLab(options);
    });
    return async (request) => {
      const response = await backend.fetch(request);
      if (failure !== null) throw failure;
      return response;
    };
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

  const answer = async (request: Request, tries = TRIES): Promise<Response> => {
    try {
      return await withBackend((ask) => ask(request.clone()));
    } catch (error) {
      return error instanceof Superseded && tries > 1 ? answer(request, tries - 1) : refusalOf(error);
    }
  };

  return {
    answer: (request: Request) => answer(request),
    async state(): Promise<HostState> {
      const canStore = await withBackend(() => Promise.resolve(true)).catch(() => false);
      const state = { canStore, build, news: canStore ? news : null, isFirst };
      if (canStore) isFirst = false;
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
  const { message: text, cause } = error;
  logCause(text, cause);
  const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  const reason = isFull ? 'Its storage is full.' : String(cause);
  const message = `This browser did not keep the change, so it has not happened. ${reason}`;
  return jsonResponse({ message }, 503);
}

function logCause(text: string, ...cause: unknown[]): void {
  // eslint-disable-next-line no-console
  console.error(text, ...cause);
}
