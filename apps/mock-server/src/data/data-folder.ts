import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type WorldChange, UnreadableWorldError } from '@amana/mock-lab';
import { DataRefusal, isBusy, unreadable } from './data-refusal.ts';
import { type RecordWriter, openWriter, readRecords } from './sqlite-rows.ts';
import { checkHeader, createFile } from './create-world-file.ts';

export const WORLD_FILE = 'world.sqlite';
const LOCK_FILE = 'lock';

export type DataFolder = ReturnType<typeof openDataFolder>;

const REASONS = {
  newer: 'was written by a newer version of the mock server',
  older: 'was written by an older version of the mock server',
  damaged: 'is damaged (its records are not a whole world)',
};

/** One server at a time stores its world in the folder. Throws a DataRefusal and leaves the folder unchanged. */
export function openDataFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new DataRefusal(`The data folder ${folder} cannot be made: choose another with --data.`);
  }
  try {
    return openExisting(folder);
  } catch (error) {
    throw error instanceof DataRefusal ? error : unusable(folder, error);
  }
}

/** Typical causes are another user's folder or a read-only one. */
function unusable(folder: string, error: unknown): DataRefusal {
  const reason = error instanceof Error ? error.message : String(error);
  return new DataRefusal(
    `The data folder ${folder} cannot be used (${reason}): make sure that you may write there, or choose another with --data.`,
  );
}

function openExisting(folder: string) {
  const lock = lockFolder(folder);
  try {
    const file = join(folder, WORLD_FILE);
    createFile(file);
    // The first change would fail only after people have begun to work.
    for (const needed of [folder, file]) accessSync(needed, constants.W_OK);
    checkHeader(file);
    const stored = readRecords(file);
    // Opened with the first change, because the backend may refuse the file until then.
    let writer: RecordWriter | undefined;
    return {
      stored: stored.length === 0 ? undefined : stored,
      /** The change is on the disk when this returns. */
      write: (change: WorldChange) => (writer ??= openWriter(file)).write(change),
      /** Words an error of a backend from this folder. */
      explain: (error: unknown) =>
        error instanceof UnreadableWorldError ? unreadable(file, REASONS[error.reason]) : error,
      close(): void {
        writer?.close();
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}

/**
 * Locks the folder with an exclusive transaction on an empty database, which the system releases when the process ends.
 */
function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, LOCK_FILE), { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DataRefusal(
      `The data folder ${folder} is in use by another mock server: stop that one, or choose another folder with --data.`,
    );
  }
}
