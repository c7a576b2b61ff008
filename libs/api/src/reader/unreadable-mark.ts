/** A field that the reader adds; plain data, so that the query cache keeps it. */
const UNREADABLE_MARK = '@unreadable';

export function markUnreadable(record: Record<string, unknown>): Record<string, unknown> {
  return { ...record, [UNREADABLE_MARK]: true };
}

/** Whether the reader could not read a vital field of this row; its other fields may be empty. */
export function isUnreadable(row: object): boolean {
  return UNREADABLE_MARK in row;
}

/** The rows that can be read. */
export function readableRows<Row extends object>(rows: readonly Row[]): readonly Row[] {
  return rows.some(isUnreadable) ? rows.filter((row) => !isUnreadable(row)) : rows;
}
