/** Rows under each other, the first being the heading; columns of numbers stand to the right. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const [heading = []] = rows;
  const widths = heading.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const isNumeric = heading.map((_, column) => rows.slice(1).every((row) => /\d/.test(row[column] ?? '')));
  const aligned = (cell: string, column: number): string =>
    isNumeric[column] === true ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(aligned).join('   ').trimEnd()).join('\n');
}
