export type CsvCell = string | number;

/** Spreadsheets in some places read these as the end of a cell, quoted or not; they can begin a formula behind it. */
const FORMULA_START = /(^|[;,|])(["\s]*)(?=[=+\-@＝＋－＠])/g;

/** Tells a spreadsheet that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** RFC 4180. A text that a spreadsheet would take for a formula begins with an apostrophe: it is shown, never run. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  // One line per row, for readers that take every line break for a new row.
  const text = cell.replace(/\s+/g, ' ').trim();
  return `"${text.replace(FORMULA_START, "$1$2'").replaceAll('"', '""')}"`;
}
