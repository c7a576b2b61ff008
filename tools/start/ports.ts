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

/** On IPv4 and IPv6: a browser may choose either for 'localhost'. */
async function isFree({ port }: ChosenPort): Promise<boolean> {
  const free = await Promise.all(['127.0.0.1', '::1'].map((host) => isFreeOn(host, port)));
  return !free.includes(false);
}

/** Throws where a port is in use, with a command that chooses others and keeps those that were chosen. */
export async function refuseBusyPort(...ports: readonly ChosenPort[]): Promise<void> {
  const free = await Promise.all(ports.map(isFree));
  const busy = ports.filter((_, index) => free[index] === false);
  if (busy.length === 0) return;
  const [are, them, others] = busy.length > 1 ? ['are', 'them', 'others'] : ['is', 'it', 'another'];
  const named = busy.map(({ port, purpose }) => `${port} (${purpose})`).join(' and port ');
  const command = ports.flatMap((chosen) => {
    const { variable, port } = chosen;
    if (busy.includes(chosen)) return [`${variable}=${port + 1}`];
    return (process.env[variable] ?? '') === '' ? [] : [`${variable}=${port}`];
  });
  throw new Error(
    `Port ${named} ${are} in use: stop what uses ${them}, or choose ${others} with ${command.join(' ')} npm start`,
  );
}
