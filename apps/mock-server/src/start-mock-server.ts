import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { MockBackend, MockBackendOptions } from '@amana/mock-backend';
import { createMockBackend } from '@amana/mock-backend';
import { createApp } from './create-app.ts';
import type { Answering } from './create-routes.ts';
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
  /** Whether it continues the world of the data folder. */
  readonly isContinued: boolean;
  /** Gives requests under way a moment to finish, then ends the connections. */
  close(): Promise<void>;
}

/** Stores changes before their mail is sent, so that no mail is about something that a restart loses. */
function persistence(
  data: DataFolder | undefined,
  mail: MailDelivery | undefined,
  reportProblem: (line: string) => void,
): Pick<MockBackendOptions, 'stored' | 'onCommitted'> {
  if (data === undefined && mail === undefined) return {};
  return {
    ...(data?.stored === undefined ? {} : { stored: data.stored }),
    onCommitted(change) {
      try {
        data?.keep(change);
      } catch (error) {
        reportProblem(
          `The world could not be saved: ${error instanceof Error ? error.message : String(error)}`,
        );
        throw error;
      }
      mail?.deliver(change);
    },
  };
}

/** Loaded only when needed, because most servers send no mail. */
async function mailTo(mailServer: MailServer, reportProblem: (line: string) => void): Promise<MailDelivery> {
  const { deliverTo } = await import('./mail/mail-delivery.ts');
  return deliverTo(mailServer, reportProblem);
}

async function dataFolderAt(folder: string): Promise<DataFolder> {
  const { openDataFolder } = await import('./data/data-folder.ts');
  return openDataFolder(folder);
}

/** A stored world has its own faults; the option replaces their latency. */
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

  // The server listens first, because links in mails contain its address; early requests wait for the backend.
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
  const { reportProblem = () => undefined } = options;
  let mail: MailDelivery | undefined;
  let data: DataFolder | undefined;
  try {
    mail = options.smtp === undefined ? undefined : await mailTo(options.smtp, reportProblem);
    data = options.data === undefined ? undefined : await dataFolderAt(options.data);
    const backend = await createMockBackend({
      ...(options.scenario === undefined ? {} : { scenario: options.scenario }),
      ...(options.orders === undefined ? {} : { orders: options.orders }),
      ...(options.seed === undefined ? {} : { seed: String(options.seed) }),
      ...(appUrl === undefined ? {} : { origins: { appUrl } }),
      ...(options.latency === undefined ? {} : { faults: { latencyMs: options.latency } }),
      ...persistence(data, mail, reportProblem),
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
      isContinued: data?.stored !== undefined,
      close: () => (stopped ??= stop()),
    };
  } catch (error) {
    await close(server);
    await mail?.close();
    data?.close();
    throw data === undefined ? error : data.explain(error);
  }
}
