const PARENT_CHECK_MS = 500;

/** Does this once the process that started this one is gone: npm has a shell between, and nobody tells. */
export function whenOrphaned(then: () => void): void {
  const startedBy = process.ppid;
  setInterval(() => {
    if (process.ppid !== startedBy) then();
  }, PARENT_CHECK_MS).unref();
}
