import type { OrderLifeRow } from '@amana/domain';
import { ORDER_LIFE } from '@amana/domain';
import { inWords } from './in-words.ts';

const HEAD = ['from', 'what happens', 'who', 'needs', 'to', 'transaction', 'also'];

/** Every row of the order's life, as a Markdown table. */
export function orderLifeTable(): string {
  const rows = [HEAD, ...ORDER_LIFE.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

function cellsOf({ from, event, who, needs, to, transaction, also }: OrderLifeRow): string[] {
  return [
    from ?? '(none yet)',
    inWords(event),
    who,
    needs.map(inWords).join(', '),
    to === 'statusBeforeDispute' ? 'as before the dispute' : to,
    transaction ?? '',
    also,
  ];
}
