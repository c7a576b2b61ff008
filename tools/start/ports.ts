import { createServer } from 'node:net';
import { type PortVariable, portFromEnvironment } from '@amana/mock-backend/development-ports';

export interface ChosenPort {
  purpose: string;
  variable: PortVariable;
  port: number;
}

export function choosePort(purpose: string, variable: PortVariable): ChosenPort {
  return { purpose, variable, port: portFromEnvironment(variable, process.env) };
}

function isFreeOn(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // Without IPv6 the address is invalid, but the port is not in use.
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** On IPv4 and IPv6, because a browser may choose either for 'localhost'. */
async function isFree({ port }: ChosenPort): Promise<boolean> {
  const free = await Promise.all(['127.0.0.1', '::1'].map((host) => isFreeOn(host, port)));
  return !free.includes(false);
}

/** Throws for a port in use, with a command that chooses free ports and keeps the user's. */
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
