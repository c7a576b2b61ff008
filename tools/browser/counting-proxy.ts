import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

export interface CountingProxy {
  url: string;
  /** What the browser received so far, headers included. */
  receivedBytes: () => number;
  close: () => void;
}

/** Stands between a browser and a server on this machine: DevTools does not count what a service worker fetches. */
export async function startCountingProxy(server: string): Promise<CountingProxy> {
  const { port, hostname } = new URL(server);
  const sockets = new Set<Socket>();
  let received = 0;
  const proxy = createServer((browser) => {
    const upstream = connect(Number(port), hostname);
    upstream.on('data', (bytes) => (received += bytes.length));
    for (const [from, to] of [
      [browser, upstream],
      [upstream, browser],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy()).on('close', () => sockets.delete(from));
      from.pipe(to);
    }
  });
  proxy.listen(0, hostname);
  await once(proxy, 'listening');
  return {
    url: `http://${hostname}:${(proxy.address() as AddressInfo).port}`,
    receivedBytes: () => received,
    close() {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
