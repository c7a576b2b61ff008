import { ORDER_TRANSITIONS } from '@amana/domain';
import { expect, test } from 'vitest';
import { orderLifeDiagram } from './order-life.ts';

test('the order life is drawn as a state diagram with an arrow for every row', () => {
  const lines = orderLifeDiagram().split('\n');

  expect(lines[0]).toBe('stateDiagram-v2');
  // A cancelled dispute has two ways back, and four states end the order.
  expect(lines.filter((line) => line.includes('-->'))).toHaveLength(ORDER_TRANSITIONS.length + 1 + 4);
  expect(lines).toContain('  [*] --> Approved: create (seller, needs bank details, delivery date)');
  expect(lines).toContain('  InDispute --> Paid: cancel dispute (buyer, needs dispute creator)');
  expect(lines).toContain('  InDispute --> Shipped: cancel dispute (buyer, needs dispute creator)');
  expect(lines).toContain('  Paid --> Shipped: mark shipped (seller)');
  expect(lines).toContain('  Completed --> [*]');
});
