import { dependencyTable } from './dependency-table.ts';
import { mermaid } from './generated-part.ts';
import { packageDiagram } from './package-diagram.ts';
import { orderLifeDiagram, orderLifeTable } from './order-life.ts';

/** The generated part of each document. */
export const DOCUMENTS = {
  'docs/architecture.md': () => mermaid(packageDiagram()),
  'docs/dependencies.md': () => dependencyTable(),
  'docs/product/order-life.md': () => [mermaid(orderLifeDiagram()), orderLifeTable()].join('\n\n'),
} as const satisfies Record<string, () => string>;
