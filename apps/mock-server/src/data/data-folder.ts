import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type StoredRow, type WorldChange, SNAPSHOT_VERSION } from '@amana/mock-lab';

/** Named by version, so that another version begins anew and leaves this file as it is. */
export const WORLD_FILE = `world-${SNAPSHOT_VERSION}.sqlite`;

/**
 * FULL: a commit waits for the disk (https://sqlite.org/pragma.html#pragma_synchronous). EXCLUSIVE: no other process
 * uses the file meanwhile; the system releases it when this one ends.
 */
const MODES = 'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;';
const TABLE = 'record (kind TEXT, id TEXT, value TEXT, PRIMARY KEY (kind, id)) STRICT';
/** A changed row keeps its place. */
const PUT = 'INSERT INTO record VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value';

export type DataFolder = ReturnType<typeof openDataFolder>;

/** Opens the world that is stored in the folder, for one process at a time. Throws an error that says what to do. */
export function openDataFolder(folder: string) {
  const file = join(folder, WORLD_FILE);
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    const isNew = !existsSync(file);
    const opened = (database = new DatabaseSync(file, { timeout: 0 }));
    // A transaction that writes: otherwise only the first change would fail.
    opened.exec(`${MODES} BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS ${TABLE}; COMMIT`);
    const rows = opened.prepare('SELECT kind, id, value FROM record ORDER BY rowid').all();
    return {
      /** In the order of their creation; none in a new file. */
      stored: rows.map(storedRow),
      /** Worlds of other versions beside a new file. */
      kept: isNew
        ? readdirSync(folder).filter((name) => /^world.*\.sqlite$/.test(name) && name !== WORLD_FILE)
        : [],
      write: (change: WorldChange) => writeTo(opened, change),
      close: () => opened.close(),
    };
  } catch (error) {
    database?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The data folder ${folder} cannot be used (${reason}): make sure that you may write there and that no other mock server uses it, or choose another with --data.`,
      { cause: error },
    );
  }
}

function storedRow({ kind, id, value }: Record<string, unknown>): StoredRow {
  return { kind: String(kind), id: String(id), value: JSON.parse(String(value)) };
}

/** The change is on the disk when this returns. */
function writeTo(database: DatabaseSync, { isWhole, rows }: WorldChange): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    if (isWhole) database.exec('DELETE FROM record');
    const put = database.prepare(PUT);
    const remove = database.prepare('DELETE FROM record WHERE kind = ? AND id = ?');
    for (const { kind, id, after } of rows) {
      if (after === null) remove.run(kind, id);
      else put.run(kind, id, JSON.stringify(after));
    }
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
