import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { type MockLab, type OnCommitted, createMockLab, UnreadableWorldError } from '@amana/mock-lab';
import { type Answer, createApp } from './create-app.ts';
import type { DataFolder } from './data/data-folder.ts';
import { addressOf, close, listen } from './listen.ts';
import { type MockServerOptions, DEFAULT_HOST, DEFAULT_PORT, hostRefusal } from './options.ts';

/** On localhost, browsers send the cookies of every app of the machine; Node takes 16 kB by default. */
const MAX_HEADER_BYTES = 32 * 1024;

export interface MockServer {
  readonly url: string;
  readonly backend: MockLab;
  /** Whether it restored the world of the data folder. */
  readonly isContinued: boolean;
  /** Lets running requests finish for a moment, then closes the connections. */
  close(): Promise<void>;
}

export async function startMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const refusal = hostRefusal(options);
  if (refusal !== undefined) throw new Error(refusal);

  // Listens first, because links in mails contain the address; early requests wait for the backend.
  const app = Promise.withResolvers<Answer>();
  let answer: Answer = async (request, bindings) => (await app.promise)(request, bindings);
  const server = createAdaptorServer({
    fetch: (request, bindings) => answer(request, bindings),
    serverOptions: { maxHeaderSize: MAX_HEADER_BYTES },
  }) as Server;
  await listen(server, options.port ?? DEFAULT_PORT, options.host ?? DEFAULT_HOST);
  const url = addressOf(server);

  const { latency, orders, scenario, seed, reportProblem = () => undefined } = options;
  const appUrl = options.appUrl ?? (options.serveApp === undefined ? undefined : url);
  let data: DataFolder | undefined;
  const closeAll = async (): Promise<void> => {
    await close(server);
    data?.close();
  };
  try {
    data = options.data === undefined ? undefined : await dataFolderAt(options.data);
    for (const name of data?.kept ?? [])
      reportProblem(
        `A new world begins: ${name} in ${options.data} was written by another version and is kept.`,
      );
    const stored = data?.stored ?? [];
    const backend = await createMockLab({
      reportProblem,
      ...(scenario === undefined ? {} : { scenario }),
      ...(orders === undefined ? {} : { orders }),
      ...(seed === undefined ? {} : { seed: String(seed) }),
      ...(appUrl === undefined ? {} : { origins: { appUrl } }),
      ...(latency === undefined ? {} : { faults: { latencyMs: latency } }),
      ...(data === undefined ? {} : { onCommitted: committer(data, reportProblem) }),
      ...(stored.length === 0 ? {} : { stored }),
    });
    if (latency !== undefined) await setLatency(backend, latency);
    backend.start();
    answer = await createApp(backend, options);
    app.resolve(answer);
    let closed: Promise<void> | undefined;
    return {
      url,
      backend,
      isContinued: stored.length > 0,
      close() {
        backend.stop();
        return (closed ??= closeAll());
      },
    };
  } catch (error) {
    await closeAll();
    if (!(error instanceof UnreadableWorldError)) throw error;
    throw new Error(
      `The world in ${options.data} is damaged: move it away, or choose another folder with --data.`,
      {
        cause: error,
      },
    );
  }
}

/** Imported on demand, because importing Node's SQLite module prints a warning. */
async function dataFolderAt(folder: string): Promise<DataFolder> {
  const { openDataFolder } = await import('./data/data-folder.ts');
  return openDataFolder(folder);
}

function committer(data: DataFolder, reportProblem: (line: string) => void): OnCommitted {
  return (change) => {
    try {
      data.write(change);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      reportProblem(`The world could not be saved: ${reason}`);
      throw error;
    }
  };
}

/** A stored world has its own faults; the option replaces their latency. */
async function setLatency({ host }: MockLab, latencyMs: number): Promise<void> {
  if (host.world.faults.latencyMs === latencyMs) return;
  await host.enqueue(() => {
    host.world.faults = { ...host.world.faults, latencyMs };
    host.commit();
  });
  await host.whenPersisted();
}
