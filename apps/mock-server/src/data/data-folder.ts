import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredRow, WorldChange } from '@amana/mock-backend';
import { UnreadableWorldError } from '@amana/mock-backend';
import { DataRefusal, unreadable } from './data-refusal.ts';
import { checkHeader, createFile } from './file-layout.ts';
import { lockFolder } from './folder-lock.ts';
import { readRecords } from './read-records.ts';
import type { RecordWriter } from './write-records.ts';
import { openWriter } from './write-records.ts';

export const WORLD_FILE = 'world.sqlite';

/** A folder in which one server at a time stores its world. */
export interface DataFolder {
  /** The world that the folder held; undefined for an empty folder. */
  readonly stored: readonly StoredRow[] | undefined;
  /** Writes a change; it is on the disk when this returns. */
  keep(change: WorldChange): void;
  /** Words an error of the backend that was created from it. */
  explain(error: unknown): unknown;
  close(): void;
}

const OLDER_OR_NEWER = {
  newer: 'was written by a newer version of the mock server',
  older: 'was written by an older version of the mock server',
  damaged: 'is damaged (its records are not a whole world)',
};

/** Throws a DataRefusal and leaves the folder unchanged. */
export function openDataFolder(folder: string): DataFolder {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new DataRefusal(`The data folder ${folder} cannot be made: choose another with --data.`);
  }
  const unlock = lockFolder(folder);
  try {
    const file = join(folder, WORLD_FILE);
    createFile(file);
    checkHeader(file);
    return keptIn(file, readRecords(file), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function keptIn(file: string, stored: StoredRow[], unlock: () => void): DataFolder {
  // Opened at the first change, because until then the backend may refuse the file, which then stays as it is.
  let writer: RecordWriter | null = null;
  return {
    stored: stored.length === 0 ? undefined : stored,
    keep(change) {
      writer ??= openWriter(file);
      writer.write(change);
    },
    explain: (error) =>
      error instanceof UnreadableWorldError ? unreadable(file, OLDER_OR_NEWER[error.reason]) : error,
    close() {
      writer?.close();
      unlock();
    },
  };
}
