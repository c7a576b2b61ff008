import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';
import type { StoredRow } from '@amana/mock-backend';
import { unreadable } from './data-refusal.ts';
import { isDamage } from './sqlite-error.ts';

/** SQLite detects damage to its own structure, but not to the text of a record. */
export function checksumOf(kind: string, id: string, value: string): number {
  return crc32(`${kind}\n${id}\n${value}`);
}

/** Every record in the order of insertion. Opened read-only, so that a refused file stays unchanged. */
export function readRecords(file: string): StoredRow[] {
  const database = new DatabaseSync(untouched(file), { readOnly: true });
  try {
    checkStructure(database, file);
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

/** Opened as immutable when the log is empty, so that reading creates no files beside it. */
function untouched(file: string): URL {
  const address = pathToFileURL(file);
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
  if (log === undefined || log.size === 0) address.searchParams.set('immutable', '1');
  return address;
}

function checkStructure(database: DatabaseSync, file: string): void {
  const [first] = database.prepare('PRAGMA integrity_check(1)').all();
  if (first?.['integrity_check'] === 'ok') return;
  throw unreadable(file, `is damaged (${String(first?.['integrity_check']).split('\n', 1)[0]})`);
}
