import { mermaid } from './generated-part.ts';
import { packageDiagram } from './package-diagram.ts';
import { orderLifeDiagram } from './order-life-diagram.ts';
import { orderLifeTable } from './order-life-table.ts';

/** The generated part of each document. */
export const DOCUMENTS = {
  'docs/architecture.md': () => mermaid(packageDiagram()),
  'docs/product/order-life.md': () => [mermaid(orderLifeDiagram()), orderLifeTable()].join('\n\n'),
} as const satisfies Record<string, () => string>;
