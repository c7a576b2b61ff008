import { handlers } from '../handlers/handlers.ts';
import { preparations } from '../handlers/provider-handlers.ts';
import { answerRequest } from '../http/answer-request.ts';
import { type WorldOptions, LiveWorld } from './live-world.ts';

export type MockBackendOptions = WorldOptions;

export interface MockBackend {
  readonly host: LiveWorld;
  /** Answers any request to /api/v1 or /mock/v1; an unknown operation is a 404. */
  fetch(request: Request): Promise<Response>;
  /** Runs due events while no request arrives, until `stop`. */
  start(): void;
  stop(): void;
}

/** While no request arrives, due events run at most this much late, in ms. */
const IDLE_TICK_MS = 250;

/** The provider's side, simulated: one world behind one function from request to response. */
export async function createMockBackend(options: MockBackendOptions = {}): Promise<MockBackend> {
  const host = await LiveWorld.create(options);
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    host,
    fetch: (request) => answerRequest(host, { handlers, preparations }, request),
    start() {
      timer ??= setInterval(() => void host.enqueue(() => host.runDueEvents()), IDLE_TICK_MS);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
