import type { OrderProofState } from '@amana/api/contract';
import { type OrderStatus, koboToNaira, refuse } from '@amana/domain';
import type { World } from '../../simulation/world.ts';
import { type WaitRefusal, done } from '../outcome.ts';

/** 22 of 62 characters are 131 bits. */
const CODE_LENGTH = 22;
const MINUTE_MS = 60_000;
/** Ten people who read every ten seconds, for each code. */
export const PROOF_READS_PER_MINUTE = 60;

const STATES: Readonly<Partial<Record<OrderStatus, OrderProofState>>> = {
  Paid: 'held',
  Shipped: 'shipped',
  Delivered: 'delivered',
  Completed: 'completed',
  InDispute: 'disputed',
  Close: 'refunded',
};

interface Reads {
  readonly count: number;
  readonly untilMs: number;
}

/** Reads by proof code; not part of the world, because a read changes nothing. */
const readsOfWorlds = new WeakMap<World, Map<string, Reads>>();

export function newProofCode({ random }: World): string {
  return random.text(CODE_LENGTH);
}

export function getOrderProof(world: World, code: string) {
  const order = world.indexes.ordersByProofCode.first(code);
  const state = order && STATES[order.orderStatus];
  if (order === undefined || state === undefined) return refuse('notFound', 'There is no such proof');
  return (
    countedRefusal(world, code) ??
    done({ description: order.description, amount: koboToNaira(order.amountKobo), state })
  );
}

function countedRefusal(world: World, code: string): WaitRefusal | null {
  const now = world.clock.now();
  const reads = readsOfWorlds.get(world) ?? new Map<string, Reads>();
  readsOfWorlds.set(world, reads);
  const earlier = reads.get(code);
  const isRunning = earlier !== undefined && earlier.untilMs > now;
  const { count, untilMs } = isRunning ? earlier : { count: 0, untilMs: now + MINUTE_MS };
  reads.set(code, { count: count + 1, untilMs });
  if (count < PROOF_READS_PER_MINUTE) return null;
  const refusal = refuse('tooManyTries', 'This proof was read too often. Please wait a minute.');
  return { ...refusal, waitMs: untilMs - now };
}
