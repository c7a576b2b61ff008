import { renameSync, rmSync } from 'node:fs';

/** Puts `replacement` where `folder` is. Another process may do the same at the same time; then either stays. */
export function replaceFolder(folder: string, replacement: string): void {
  const former = `${replacement}-former`;
  // The other process has moved the folder away.
  renameUnless(['ENOENT'], folder, former);
  // The other process has put its own there; Windows calls that EPERM.
  renameUnless(['ENOTEMPTY', 'EEXIST', 'EPERM'], replacement, folder);
  rmSync(former, { recursive: true, force: true });
}

function renameUnless(codes: readonly string[], from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!codes.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
