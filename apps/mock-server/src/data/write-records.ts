import { DatabaseSync } from 'node:sqlite';
import type { WorldChange } from '@amana/mock-backend';
import { checksumOf } from './read-records.ts';

export interface RecordWriter {
  /** All of it or nothing; on the disk when it returns. */
  write(change: WorldChange): void;
  close(): void;
}

/** A record that changes keeps its place. */
const PUT = `
  INSERT INTO record (kind, id, value, checksum) VALUES (?, ?, ?, ?)
  ON CONFLICT (kind, id) DO UPDATE SET value = excluded.value, checksum = excluded.checksum
`;

export function openWriter(file: string): RecordWriter {
  const database = new DatabaseSync(file);
  // FULL: a commit waits until the disk has it (https://sqlite.org/pragma.html#pragma_synchronous).
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
    write(change) {
      database.exec('BEGIN IMMEDIATE');
      try {
        apply(change);
        database.exec('COMMIT');
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => database.close(),
  };
}
