import type { OrderProofState } from '@amana/api/contract';
import { type OrderStatus, koboToNaira, refuse } from '@amana/domain';
import type { World } from '../../simulation/world.ts';
import { done } from '../outcome.ts';

/** 22 of 62 characters are 131 bits. */
const CODE_LENGTH = 22;

const STATES: Readonly<Partial<Record<OrderStatus, OrderProofState>>> = {
  Paid: 'held',
  Shipped: 'shipped',
  Delivered: 'delivered',
  Completed: 'completed',
  InDispute: 'disputed',
  Close: 'refunded',
};

export function newProofCode({ random }: World): string {
  return random.text(CODE_LENGTH);
}

/** Without a limit per code, with which a flood of reads would take the proof from everyone. */
export function getOrderProof(world: World, code: string) {
  const order = world.indexes.ordersByProofCode.first(code);
  const state = order && STATES[order.orderStatus];
  if (order === undefined || state === undefined) return refuse('notFound', 'There is no such proof');
  const { orderNumber, description, amountKobo } = order;
  return done({ orderNumber, description, amount: koboToNaira(amountKobo), state });
}
