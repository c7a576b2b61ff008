export type CsvCell = string | number;

/** Depending on its locale, a spreadsheet ends a cell at these separators, even in quotes; a formula can follow. */
const FORMULA_START = /(^|[;,|])(["\s]*)(?=[=+\-@＝＋－＠])/g;

/** Without it, spreadsheets do not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Writes CSV by RFC 4180; an apostrophe keeps a spreadsheet from running a text as a formula. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  // Some programs take every line break for a new row, even in quotes.
  const text = cell.replace(/\s+/g, ' ').trim();
  return `"${text.replace(FORMULA_START, "$1$2'").replaceAll('"', '""')}"`;
}
