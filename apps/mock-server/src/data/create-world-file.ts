import { closeSync, existsSync, fsyncSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { unreadable } from './data-refusal.ts';

/** Incremented when the tables below change; snapshots have their own version. */
const LAYOUT_VERSION = 1;
/** 'AMNA' marks the file as written by this server. */
const APPLICATION_ID = 0x41_4d_4e_41;

const LAYOUT = `
  PRAGMA journal_mode = WAL;
  BEGIN;
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${LAYOUT_VERSION};
  CREATE TABLE record (
    place INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    value TEXT NOT NULL,
    checksum INTEGER NOT NULL,
    UNIQUE (kind, id)
  ) STRICT;
  COMMIT;
`;

/** Positions in bytes: https://sqlite.org/fileformat.html#the_database_header */
const HEADER = { size: 100, magic: 'SQLite format 3\0', userVersionAt: 60, applicationIdAt: 68 } as const;

export function createFile(file: string): void {
  if (existsSync(file)) return;
  const unfinished = `${file}.new`;
  for (const leftover of [unfinished, `${unfinished}-wal`, `${unfinished}-shm`])
    rmSync(leftover, { force: true });
  const database = new DatabaseSync(unfinished);
  database.exec(LAYOUT);
  database.close();
  renameSync(unfinished, file);
  syncFolder(dirname(file));
}

/** Reads only the first bytes, because opening a file may change it. */
export function checkHeader(file: string): void {
  const header = Buffer.alloc(HEADER.size);
  const opened = openSync(file, 'r');
  const length = readSync(opened, header, 0, HEADER.size, 0);
  closeSync(opened);
  const isDatabase =
    length === HEADER.size && header.subarray(0, HEADER.magic.length).toString('latin1') === HEADER.magic;
  if (!isDatabase) throw unreadable(file, 'is damaged (it does not begin as a database does)');
  if (header.readUInt32BE(HEADER.applicationIdAt) !== APPLICATION_ID)
    throw unreadable(file, 'is the database of another program');
  const version = header.readUInt32BE(HEADER.userVersionAt);
  if (version > LAYOUT_VERSION) throw unreadable(file, 'was written by a newer version of the mock server');
  if (version < LAYOUT_VERSION) throw unreadable(file, 'was written by an older version of the mock server');
}

/** Makes a rename survive a power failure; Windows cannot sync folders. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  fsyncSync(opened);
  closeSync(opened);
}
