import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Longer than the slowest poll of a tab, so that polls reuse their connection. */
const KEEP_ALIVE_MS = 75_000;
const CLOSE_LIMIT_MS = 1_000;
const SWEEP_MS = 10;

/** Rejects when the address is in use or does not belong to this machine. */
export function listen(server: Server, port: number, hostname: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    server.once('error', reject);
    server.listen(port, hostname, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), CLOSE_LIMIT_MS);
    // A connection that was still answering becomes idle later and would wait for another request.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearTimeout(impatience);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Browsers cannot open these. */
const EVERY_ADDRESS = ['0.0.0.0', '::'];

export function addressOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  if (EVERY_ADDRESS.includes(address)) return `http://localhost:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
