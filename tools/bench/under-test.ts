/** Lets the measuring process ask a server in a process of its own for its processor time. */
export function tellCpu(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMicros: user + system });
  });
}

/** Also tells where it listens, and ends with the measuring process: for a server that does neither by itself. */
export function underTest(url: string): void {
  tellCpu();
  process.on('disconnect', () => process.exit(0));
  process.send?.({ listening: url });
}
