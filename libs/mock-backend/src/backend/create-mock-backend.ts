import { controlHandlers } from '../handlers/control-handlers.ts';
import type { Handlers } from '../handlers/handler-types.ts';
import { preparations, providerHandlers } from '../handlers/provider-handlers.ts';
import { type Intercept, answerRequest } from '../http/answer-request.ts';
import { type WorldOptions, LiveWorld } from './live-world.ts';

export interface MockBackendOptions extends WorldOptions {
  handlers?: Partial<Handlers>;
  intercept?: Intercept;
}

export interface MockBackend {
  readonly host: LiveWorld;
  /** Answers any request to /api/v1 or /mock/v1; an operation without a handler gets a 404. */
  fetch(request: Request): Promise<Response>;
  start(): void;
  stop(): void;
}

/** Maximum delay of due events while no request arrives, in ms. */
const IDLE_TICK_MS = 250;

export async function createMockBackend({
  handlers = {},
  intercept,
  ...options
}: MockBackendOptions = {}): Promise<MockBackend> {
  const host = await LiveWorld.create(options);
  const operations = {
    handlers: { ...providerHandlers, ...controlHandlers, ...handlers },
    preparations,
    intercept,
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    host,
    fetch: (request) => answerRequest(host, operations, request),
    start() {
      timer ??= setInterval(() => void host.enqueue(() => host.runDueEvents()), IDLE_TICK_MS);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
