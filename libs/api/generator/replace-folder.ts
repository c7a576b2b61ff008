import { existsSync, renameSync, rmSync } from 'node:fs';

/** Puts `replacement` where `folder` is. Another process may do the same at the same time; then either stays. */
export function replaceFolder(folder: string, replacement: string): void {
  const former = `${replacement}-former`;
  renameIfThere(folder, former);
  try {
    renameSync(replacement, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
  rmSync(former, { recursive: true, force: true });
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (existsSync(from)) throw error;
  }
}
