import { createServer } from 'node:net';

export interface ChosenPort {
  /** What listens there, in the words of the line that says it is busy. */
  purpose: string;
  variable: string;
  port: number;
}

/** A port from the environment, or the usual one. */
export function portFromEnvironment(purpose: string, variable: string, usual: number): ChosenPort {
  const text = process.env[variable];
  const port = text === undefined || text === '' ? usual : Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${variable} must be a port between 1 and 65535, not '${text ?? ''}'.`);
  return { purpose, variable, port };
}

function isFreeOn(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // A machine without IPv6 refuses the address, which is not somebody else's server.
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

export function busyPortLine({ purpose, variable, port }: ChosenPort): string {
  return `Port ${port} (${purpose}) is in use: stop what uses it, or choose another with ${variable}=${port + 1} npm start`;
}

/** Both families, because a browser may take either for 'localhost'. */
export async function refuseBusyPort(chosen: ChosenPort): Promise<void> {
  const free = await Promise.all(['127.0.0.1', '::1'].map((host) => isFreeOn(host, chosen.port)));
  if (free.includes(false)) throw new Error(busyPortLine(chosen));
}
