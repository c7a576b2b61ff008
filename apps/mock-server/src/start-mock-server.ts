import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { MockBackend, MockBackendOptions } from '@amana/mock-backend';
import { createMockBackend } from '@amana/mock-backend';
import type { Answering } from './create-app.ts';
import { createApp } from './create-app.ts';
import type { DataFolder } from './data/data-folder.ts';
import { addressOf, close, listen } from './listening.ts';
import type { MailDelivery } from './mail/mail-delivery.ts';
import type { MailServer } from './option-values.ts';
import type { MockServerOptions } from './options.ts';
import { DEFAULT_HOST, DEFAULT_PORT, hostRefusal } from './options.ts';

export interface MockServer {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  readonly backend: MockBackend;
  /** Whether it goes on with the world of the data folder. */
  readonly wentOn: boolean;
  /** Lets requests under way finish for a moment, then ends the connections; nothing stays behind. */
  close(): Promise<void>;
}

/** First kept, then sent: nobody gets mail about what a restart would forget. */
function keeping(
  data: DataFolder | undefined,
  mail: MailDelivery | undefined,
  complain: (line: string) => void,
): Pick<MockBackendOptions, 'stored' | 'onCommitted'> {
  if (data === undefined && mail === undefined) return {};
  return {
    ...(data?.stored === undefined ? {} : { stored: data.stored }),
    onCommitted(change) {
      try {
        data?.keep(change);
      } catch (error) {
        complain(`The world could not be saved: ${error instanceof Error ? error.message : String(error)}`);
        throw error;
      }
      mail?.deliver(change);
    },
  };
}

/** What few ask for is loaded when it is asked for, so that all others start sooner. */
async function mailTo(mailServer: MailServer, complain: (line: string) => void): Promise<MailDelivery> {
  const { deliverTo } = await import('./mail/mail-delivery.ts');
  return deliverTo(mailServer, complain);
}

async function dataFolderAt(folder: string): Promise<DataFolder> {
  const { openDataFolder } = await import('./data/data-folder.ts');
  return openDataFolder(folder);
}

/** A world that goes on brings its own faults along. */
async function setLatency({ host }: MockBackend, latencyMs: number): Promise<void> {
  if (host.world.faults.latencyMs === latencyMs) return;
  host.world.faults = { ...host.world.faults, latencyMs };
  host.commit(null);
  await host.whenPersisted();
}

/** The whole mock backend on a port, and with it the built web app if a folder is given. */
export async function startMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const refusal = hostRefusal(options);
  if (refusal !== undefined) throw new Error(refusal);

  // The port comes first, because links in mails carry the address; what arrives meanwhile waits for the backend.
  const backendIsReady = Promise.withResolvers<Answering>();
  let answer: Answering | undefined;
  const server = createAdaptorServer({
    fetch: (request, bindings) =>
      answer === undefined
        ? backendIsReady.promise.then((ready) => ready(request, bindings))
        : answer(request, bindings),
  }) as Server;
  await listen(server, options.port ?? DEFAULT_PORT, options.host ?? DEFAULT_HOST);
  const url = addressOf(server);

  const appUrl = options.appUrl ?? (options.serveApp === undefined ? undefined : url);
  const { complain = () => undefined } = options;
  let mail: MailDelivery | undefined;
  let data: DataFolder | undefined;
  try {
    mail = options.smtp === undefined ? undefined : await mailTo(options.smtp, complain);
    data = options.data === undefined ? undefined : await dataFolderAt(options.data);
    const backend = await createMockBackend({
      ...(options.scenario === undefined ? {} : { scenario: options.scenario }),
      ...(options.orders === undefined ? {} : { orders: options.orders }),
      ...(options.seed === undefined ? {} : { seed: String(options.seed) }),
      ...(appUrl === undefined ? {} : { origins: { appUrl } }),
      ...(options.latency === undefined ? {} : { faults: { latencyMs: options.latency } }),
      ...keeping(data, mail, complain),
    });
    if (options.latency !== undefined) await setLatency(backend, options.latency);
    backend.start();
    answer = createApp(backend, options);
    backendIsReady.resolve(answer);
    const stop = async (): Promise<void> => {
      backend.stop();
      await close(server);
      await mail?.close();
      data?.close();
    };
    let stopped: Promise<void> | undefined;
    return {
      url,
      backend,
      wentOn: data?.stored !== undefined,
      close: () => (stopped ??= stop()),
    };
  } catch (error) {
    await close(server);
    await mail?.close();
    data?.close();
    throw data === undefined ? error : data.explain(error);
  }
}
