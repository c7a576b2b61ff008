/** Joins a server in a process of its own to the measuring one: tells where it listens, and its processor time when asked. */
export function underTest(url: string): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMicros: user + system });
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ url });
}
