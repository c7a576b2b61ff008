import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inUse } from './data-refusal.ts';
import { isBusy } from './sqlite-error.ts';

const LOCK_FILE = 'lock';

/**
 * One server per folder. The lock is an empty database in an exclusive transaction: the system releases it when the
 * process ends, however that happens, so that no stale lock remains.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, LOCK_FILE), { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? inUse(folder) : error;
  }
  return () => lock.close();
}
