import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MockBackendOptions, StoredRow, WorldChange } from '@amana/mock-backend';
import { UnreadableWorldError } from '@amana/mock-backend';
import { DataRefusal, unreadable } from './data-refusal.ts';
import { checkHeader, createFile } from './file-layout.ts';
import { lockFolder } from './folder-lock.ts';
import { readRecords } from './read-records.ts';
import type { RecordWriter } from './write-records.ts';
import { openWriter } from './write-records.ts';

export const WORLD_FILE = 'world.sqlite';

/** A world that is kept in a folder, by one server at a time. */
export interface DataFolder {
  /** Whether there was a world in it. */
  readonly isKnown: boolean;
  /** What a backend is made with, to go on with the world and to keep it. */
  readonly backendOptions: Pick<MockBackendOptions, 'stored' | 'onCommitted'>;
  /** What went wrong while a backend was made of it, in words. */
  explain(error: unknown): unknown;
  close(): void;
}

const OLDER_OR_NEWER = {
  newer: 'was written by a newer version of the mock server',
  older: 'was written by an older version of the mock server',
  damaged: 'is damaged (its records are not a whole world)',
};

/** Throws a DataRefusal, with everything in the folder as it was. */
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
  // Opened with the first change: until then the file may still turn out to be none of ours to touch.
  let writer: RecordWriter | null = null;
  const onCommitted = (change: WorldChange): void => {
    writer ??= openWriter(file);
    writer.write(change);
  };
  const isKnown = stored.length > 0;
  return {
    isKnown,
    backendOptions: { onCommitted, ...(isKnown ? { stored } : {}) },
    explain: (error) =>
      error instanceof UnreadableWorldError ? unreadable(file, OLDER_OR_NEWER[error.reason]) : error,
    close() {
      writer?.close();
      unlock();
    },
  };
}
