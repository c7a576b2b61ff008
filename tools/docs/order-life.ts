import { type OrderTransition, isFinished, ORDER_TRANSITIONS, ORDER_STATUSES } from '@amana/domain';
import { markdownTable } from './generated-part.ts';

const STATUSES_BEFORE_DISPUTE = ORDER_TRANSITIONS.flatMap(({ from, event }) =>
  event === 'lodgeDispute' ? [from] : [],
);

/** The order's life as a Mermaid state diagram. */
export function orderLifeDiagram(): string {
  const arrows = ORDER_TRANSITIONS.flatMap(({ from, event, who, needs, to }) => {
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

const HEAD = ['from', 'what happens', 'who', 'needs', 'to', 'transaction', 'also'];

/** Every row of the order's life, as a Markdown table. */
export function orderLifeTable(): string {
  return markdownTable([HEAD, ...ORDER_TRANSITIONS.map(cellsOf)]);
}

function cellsOf({ from, event, who, needs, to, transaction, also }: OrderTransition): string[] {
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

/** 'markShipped' → 'mark shipped'. */
function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
