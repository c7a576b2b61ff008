import { mermaid } from './generated-part.ts';
import { houseDiagram } from './house-diagram.ts';
import { orderLifeDiagram } from './order-life-diagram.ts';
import { orderLifeTable } from './order-life-table.ts';

/** The documents with a generated part, and what stands there. */
export const DOCUMENTS = {
  'docs/architecture.md': () => mermaid(houseDiagram()),
  'docs/product/order-life.md': () => [mermaid(orderLifeDiagram()), orderLifeTable()].join('\n\n'),
} as const satisfies Record<string, () => string>;
