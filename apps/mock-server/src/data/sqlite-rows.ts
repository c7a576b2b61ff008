import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';
import type { StoredRow, WorldChange } from '@amana/mock-lab';
import { isDamage, unreadable } from './data-refusal.ts';

/** SQLite detects damage to its own structure, but not to the text of a record. */
export function checksumOf(kind: string, id: string, value: string): number {
  return crc32(`${kind}\n${id}\n${value}`);
}

/** Every record in insertion order. Opens read-only, so that a refused file stays unchanged. */
export function readRecords(file: string): StoredRow[] {
  const database = new DatabaseSync(untouched(file), { readOnly: true });
  try {
    const [structure] = database.prepare('PRAGMA integrity_check(1)').all();
    if (structure?.['integrity_check'] !== 'ok') throw unreadable(file, 'is damaged');
    const rows: StoredRow[] = [];
    const statement = database.prepare('SELECT kind, id, value, checksum FROM record ORDER BY place');
    for (const { kind, id, value, checksum } of statement.iterate()) {
      if (typeof kind !== 'string' || typeof id !== 'string' || typeof value !== 'string')
        throw unreadable(file, 'is damaged (a record is of the wrong kind)');
      if (checksum !== checksumOf(kind, id, value))
        throw unreadable(file, `is damaged (the record ${kind} ${id} is not what was written)`);
      rows.push({ kind, id, value: JSON.parse(value) });
    }
    return rows;
  } catch (error) {
    throw isDamage(error) ? unreadable(file, 'is damaged') : error;
  } finally {
    database.close();
  }
}

/** Opens as immutable if the log is empty, so that reading creates no other files. */
function untouched(file: string): URL {
  const address = pathToFileURL(file);
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
  if (log === undefined || log.size === 0) address.searchParams.set('immutable', '1');
  return address;
}

export type RecordWriter = ReturnType<typeof openWriter>;

/** A changed record keeps its position. */
const PUT = `
  INSERT INTO record (kind, id, value, checksum) VALUES (?, ?, ?, ?)
  ON CONFLICT (kind, id) DO UPDATE SET value = excluded.value, checksum = excluded.checksum
`;

export function openWriter(file: string) {
  const database = new DatabaseSync(file);
  // FULL: a commit waits for the disk (https://sqlite.org/pragma.html#pragma_synchronous).
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  const put = database.prepare(PUT);
  const remove = database.prepare('DELETE FROM record WHERE kind = ? AND id = ?');

  const apply = ({ isWhole, rows }: WorldChange): void => {
    if (isWhole) database.exec('DELETE FROM record');
    for (const { kind, id, after } of rows) {
      if (after === null) {
        remove.run(kind, id);
      } else {
        const value = JSON.stringify(after);
        put.run(kind, id, value, checksumOf(kind, id, value));
      }
    }
  };

  return {
    write(change: WorldChange): void {
      database.exec('BEGIN IMMEDIATE');
      try {
        apply(change);
        database.exec('COMMIT');
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    close: (): void => database.close(),
  };
}
