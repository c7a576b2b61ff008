import { startUpText } from './start-up-text.ts';
import { type MockServerOptions, readCommand } from './options.ts';
import { type MockServer, startMockServer } from './start-mock-server.ts';

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function explain(error: unknown, { port, host }: MockServerOptions): string {
  if (isAddressInUse(error))
    return `Port ${port ?? 'wanted'} of ${host ?? 'this machine'} is in use: stop what uses it, or choose another with --port or API_PORT.`;
  return error instanceof Error ? error.message : String(error);
}

function stopOnDemand(server: MockServer): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void server.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // Ends a child process with its parent.
  if (process.send !== undefined) process.on('disconnect', stop);
}

async function start(options: MockServerOptions): Promise<void> {
  try {
    const server = await startMockServer({ ...options, reportProblem: (line) => console.error(line) });
    stopOnDemand(server);
    process.send?.({ listening: server.url });
    // A caller that asks for any free port is a program, and reads the address here.
    if (options.port === 0) console.log(JSON.stringify({ listening: server.url }));
    else console.log(await startUpText(server, options));
  } catch (error) {
    console.error(explain(error, options));
    process.exit(1);
  }
}

export async function runCommand(args: readonly string[]): Promise<void> {
  const command = readCommand(args, process.env);
  if (command.kind === 'start') {
    await start(command.options);
  } else if (command.kind === 'help') {
    console.log(command.text);
  } else {
    console.error(`${command.message} See --help.`);
    process.exitCode = 1;
  }
}
