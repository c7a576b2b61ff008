/** Two marker lines around the part of a document that is generated from the code. */
const BEGIN = '<!-- generated: npm run docs -->';
const END = '<!-- end of the generated part -->';

/** The document with a new generated part; throws without the marker lines. */
export function withGenerated(document: string, part: string): string {
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`No place for a generated part: it needs '${BEGIN}' and '${END}'`);
  return `${before}${BEGIN}\n\n${part}\n\n${END}${after}`;
}

export function mermaid(diagram: string): string {
  return ['```mermaid', diagram, '```'].join('\n');
}
