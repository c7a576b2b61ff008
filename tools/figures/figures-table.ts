import { type MeasuredFigure, isWithinLimit, limitText, withUnit } from './check-figure.ts';

const HEAD = ['Command', 'Figure', 'Measured', 'Limit', 'Within', 'Date'];

/** A Markdown table of what was measured, with the rows of an earlier table that were not measured again. */
export function figuresTable(earlier: string, measured: readonly MeasuredFigure[]): string {
  const rows = [...rowsIn(earlier), ...measured.map(rowOf)];
  // The last row of a figure wins.
  const byFigure = new Map(rows.map((row) => [`${row[0] ?? ''} ${row[1] ?? ''}`, row]));
  const sorted = [...byFigure.values()].toSorted(([left = ''], [right = '']) => left.localeCompare(right));
  return [HEAD, HEAD.map(() => '---'), ...sorted].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function rowOf(figure: MeasuredFigure): string[] {
  const { command, name, value, unit, measuredOn } = figure;
  const mark = isWithinLimit(figure) ? '✔' : '✖';
  return [`\`npm run ${command}\``, name, withUnit(value, unit), limitText(figure), mark, measuredOn];
}

function rowsIn(table: string): string[][] {
  return table
    .split('\n')
    .filter((line) => line.startsWith('| `npm run'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
