import { createServer } from 'node:net';

export interface ChosenPort {
  /** The server that uses it, for the message about a port in use. */
  purpose: string;
  variable: string;
  port: number;
}

/** The port in an environment variable, or the default. */
export function portFromEnvironment(purpose: string, variable: string, defaultPort: number): ChosenPort {
  const text = process.env[variable];
  const port = text === undefined || text === '' ? defaultPort : Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${variable} must be a port between 1 and 65535, not '${text ?? ''}'.`);
  return { purpose, variable, port };
}

function isFreeOn(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // Without IPv6 the address cannot be used; that does not mean that the port is in use.
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Throws where the port is in use on IPv4 or IPv6: a browser may choose either for 'localhost'. */
export async function refuseBusyPort({ purpose, variable, port }: ChosenPort): Promise<void> {
  const free = await Promise.all(['127.0.0.1', '::1'].map((host) => isFreeOn(host, port)));
  if (free.includes(false))
    throw new Error(
      `Port ${port} (${purpose}) is in use: stop what uses it, or choose another with ${variable}=${port + 1} npm start`,
    );
}
