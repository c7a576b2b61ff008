import { once } from 'node:events';
import { Agent, createServer, request as requestFrom } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  method: string;
  /** With its query. */
  path: string;
  status: number;
  /** Headers included. */
  bytes: number;
}

export interface CountingProxy {
  url: string;
  /** The answers that the browser received so far. */
  received: readonly Received[];
  close: () => void;
}

/** Stands between a browser and a server on this machine: DevTools does not count what a service worker fetches. */
export async function startCountingProxy(server: string): Promise<CountingProxy> {
  const agent = new Agent({ keepAlive: true });
  const received: Received[] = [];
  const proxy = createServer((asked, answer) => {
    const { method = '', url: path = '', headers, socket } = asked;
    const before = socket.bytesWritten;
    const upstream = requestFrom(new URL(path, server), { agent, method, headers }, (answered) => {
      const { statusCode: status = 0, rawHeaders } = answered;
      answer.writeHead(status, rawHeaders);
      answered.pipe(answer);
      answer.once('finish', () =>
        received.push({ method, path, status, bytes: socket.bytesWritten - before }),
      );
    });
    upstream.once('error', () => socket.destroy());
    asked.pipe(upstream);
  });
  proxy.listen(0, new URL(server).hostname);
  await once(proxy, 'listening');
  return {
    url: `http://${new URL(server).hostname}:${(proxy.address() as AddressInfo).port}`,
    received,
    close() {
      proxy.close();
      proxy.closeAllConnections();
      agent.destroy();
    },
  };
}
