/** Two marker lines around the part of a document that a command generates. */
const BEGIN = /<!-- generated: npm run \w+ -->/;
const END = '<!-- end of the generated part -->';

/** The document with a new generated part; throws without the marker lines. */
export function withGenerated(document: string, part: string): string {
  const [begin] = BEGIN.exec(document) ?? [];
  const [before, rest] = begin === undefined ? [] : document.split(begin);
  const after = rest?.split(END)[1];
  if (begin === undefined || before === undefined || after === undefined)
    throw new Error(
      `No place for a generated part: it needs '<!-- generated: npm run docs -->' and '${END}'`,
    );
  return `${before}${begin}\n\n${part}\n\n${END}${after}`;
}

export function mermaid(diagram: string): string {
  return ['```mermaid', diagram, '```'].join('\n');
}

/** The first row is the head. Columns are padded as Prettier does. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
