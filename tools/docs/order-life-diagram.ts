import { ORDER_LIFE, ORDER_STATUSES, isFinished } from '@amana/domain';
import { inWords } from './in-words.ts';

const STATUSES_BEFORE_DISPUTE = ORDER_LIFE.flatMap(({ from, event }) =>
  event === 'lodgeDispute' ? [from] : [],
);

/** The order's life as a Mermaid state diagram, for the documentation. */
export function orderLifeDiagram(): string {
  const arrows = ORDER_LIFE.flatMap(({ from, event, who, needs, to }) => {
    const conditions = needs.length === 0 ? '' : `, needs ${needs.map(inWords).join(', ')}`;
    const targets = to === 'statusBeforeDispute' ? STATUSES_BEFORE_DISPUTE : [to];
    return targets.map((target) => `${from ?? '[*]'} --> ${target}: ${inWords(event)} (${who}${conditions})`);
  });
  const ends = ORDER_STATUSES.filter(isFinished);
  return [
    'stateDiagram-v2',
    ...[...arrows, ...ends.map((status) => `${status} --> [*]`)].map((line) => `  ${line}`),
  ].join('\n');
}
