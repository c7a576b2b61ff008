const PARENT_CHECK_MS = 500;

/** Calls back when the parent process is gone: the shell between npm and this process forwards no signal. */
export function onParentExit(callback: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) callback();
  }, PARENT_CHECK_MS).unref();
}
