import { isSettled, nextSettlementStep } from '@amana/domain';
import { SETTLEMENT_DEADLINE } from '../../store/control-names.ts';
import type { OrderRow } from '../../store/row-types.ts';
import { durationText } from '../../simulation/duration-text.ts';
import { record } from '../../simulation/event-recorder.ts';
import type { World } from '../../simulation/world.ts';
import { SYSTEM, applyOrderChange, judgeOrderEvent } from '../orders/apply-order-event.ts';
import { paySettlement } from '../payments/move-money.ts';
import { orderOf } from './transaction-view.ts';
import { notifySettled } from '../mail-and-notification-texts/payment-texts.ts';

/** The seller's bank account as text; a delivered order keeps it even if the seller changes the account. */
export function withdrawalAccountOf(world: World, { sellerId }: Pick<OrderRow, 'sellerId'>): string | null {
  const account = sellerId === null ? undefined : world.indexes.bankAccountByUser.first(sellerId);
  return account === undefined
    ? null
    : `${account.accountName}, ${account.accountNumber}, ${account.bankName}`;
}

export async function scheduleSettlementStep(
  world: World,
  transactionId: string,
  orderId: string,
): Promise<void> {
  await world.deadlines.schedule({
    atMs: world.clock.now() + world.settings.settlementStepMs,
    type: SETTLEMENT_DEADLINE,
    orderId,
    subject: transactionId,
    text: `Settlement goes one step further after ${durationText(world.settings.settlementStepMs)}`,
  });
}

/** Delivered → ProcessingSettlement → Settling → Completed; the last step moves the money. */
export async function takeSettlementStep(world: World, transactionId: string): Promise<void> {
  const transaction = world.tables.transactions.get(transactionId);
  const next = transaction && nextSettlementStep(transaction.transactionStatus);
  if (transaction === undefined || next === null || next === undefined) return;
  const order = orderOf(world, transaction);
  if (isSettled(next)) {
    await complete(world, order);
    return;
  }
  await world.tables.transactions.change(transactionId, { transactionStatus: next });
  record(world, 'settlement.step', `${order.orderNumber} is ${next}`, order.id);
  await scheduleSettlementStep(world, transactionId, order.id);
}

async function complete(world: World, order: OrderRow): Promise<void> {
  const change = judgeOrderEvent(world, order, 'settle', SYSTEM);
  if (!change.ok) throw new Error(change.message);
  await paySettlement(world, order);
  await applyOrderChange(world, order, change);
  record(world, 'order.settled', `Order ${order.orderNumber} is settled`, order.id);
  await notifySettled(world, order);
}
