import type { Side } from '../orders/order-parties.ts';
import { isInDispute } from '../orders/order-status.ts';
import { type ProgressState, textsOf } from './status-texts.ts';
import type { TradeEvent, TradeEventKind } from './trade-events.ts';
import { moneyText } from './trade-texts.ts';

const ORDER_STEPS = ['Created', 'Approved', 'Paid', 'Shipped', 'Delivered', 'Settled'] as const;

/** The step that an event completes; other events belong to the step before them. */
export const STEP_OF_EVENT: Readonly<Partial<Record<TradeEventKind, string>>> = {
  created: 'Created',
  approved: 'Approved',
  paid: 'Paid',
  shipped: 'Shipped',
  received: 'Delivered',
  decided: 'Delivered',
  settled: 'Settled',
  cancelled: 'Cancelled',
  rejected: 'Rejected',
};

/**
 * Progress of a trade, worded for one side. `events`: known history, to show the steps that a stopped or disputed trade
 * passed.
 */
export function orderProgress(
  order: ProgressState,
  side: Side,
  events: readonly Pick<TradeEvent, 'kind'>[] = [],
) {
  const { stepsDone = 1, stop } = textsOf(order.orderStatus)?.progress ?? {};
  const isPaused = isInDispute(order.orderStatus);
  const state: 'stopped' | 'paused' | 'running' =
    stop !== undefined ? 'stopped' : isPaused ? 'paused' : 'running';
  const passed = state === 'running' ? [] : [stepBefore(order), ...events.map(stepPassed)];
  const step = Math.max(stepsDone, ...passed);
  const of = ORDER_STEPS.length;
  const steps = stop === undefined ? ORDER_STEPS : [...ORDER_STEPS.slice(0, step), stop];
  const stepText = `Step ${step} of ${of}${isPaused ? ', paused by the dispute' : ''}`;
  return {
    step,
    of,
    steps: steps.map((name, index) => ({ name, done: index < step || name === stop })),
    state,
    stepText: stop === undefined ? stepText : 'This trade has ended',
    moneyText: moneyText(order, side),
  };
}

function stepBefore({ statusBeforeDispute }: ProgressState): number {
  return (statusBeforeDispute && textsOf(statusBeforeDispute)?.progress.stepsDone) ?? 0;
}

/** The number of a step that a stopped or disputed trade can have passed, or 0. */
function stepPassed({ kind }: Pick<TradeEvent, 'kind'>): number {
  const passed = kind === 'approved' || kind === 'paid' || kind === 'shipped';
  return passed ? ORDER_STEPS.findIndex((name) => name === STEP_OF_EVENT[kind]) + 1 : 0;
}
