import { ORDER_LIFE, ORDER_STATUSES } from '@amana/domain';
import { inWords } from './in-words.ts';

/** The order's life as a Mermaid state diagram, for the documentation. */
export function orderLifeDiagram(): string {
  const arrows = ORDER_LIFE.flatMap(({ from, event, who, needs, to }) => {
    const conditions = needs.length === 0 ? '' : `, needs ${needs.map(inWords).join(', ')}`;
    const targets = to === 'statusBeforeDispute' ? ['Paid', 'Shipped'] : [to];
    return targets.map((target) => `${from ?? '[*]'} --> ${target}: ${inWords(event)} (${who}${conditions})`);
  });
  const ends = ORDER_STATUSES.filter((status) => ORDER_LIFE.every(({ from }) => from !== status));
  return [
    'stateDiagram-v2',
    ...[...arrows, ...ends.map((status) => `${status} --> [*]`)].map((line) => `  ${line}`),
  ].join('\n');
}
