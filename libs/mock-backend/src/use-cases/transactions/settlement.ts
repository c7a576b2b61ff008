import { isSettled, nextSettlementStep, orderBreakdown, settlementShares } from '@amana/domain';
import { record } from '../../simulation/event-log.ts';
import { schedule } from '../../simulation/schedule.ts';
import type { World } from '../../simulation/world.ts';
import { LEDGER, SETTLEMENT_DEADLINE } from '../../store/control-names.ts';
import type { OrderRow } from '../../store/row-types.ts';
import { notifySettled, withdrawalAccountText } from '../mail-and-notification-texts/texts.ts';
import { applyOrderChange, judgeOrderEvent, orderOf } from '../orders/apply-order-event.ts';
import { moveMoney } from '../payments/transfers.ts';

/** The seller's bank account; a delivered order keeps it even if the seller changes the account. */
export function withdrawalAccountOf(
  world: World,
  { sellerId }: Pick<OrderRow, 'sellerId'>,
): OrderRow['withdrawalAccount'] {
  const account = world.indexes.bankAccountByUser.first(sellerId ?? '');
  if (account === undefined) return null;
  const { bankName, accountNumber, accountName } = account;
  return { bankName, accountNumber, accountName };
}

export async function scheduleSettlementStep(
  world: World,
  transactionId: string,
  orderId: string,
): Promise<void> {
  const step = { type: SETTLEMENT_DEADLINE, orderId, subject: transactionId };
  const text = 'Settlement goes one step further';
  await schedule(world, world.settings.settlementStepMs, { ...step, text });
}

/** Delivered → ProcessingSettlement → Settling → Completed; the last step moves the money. */
export async function takeSettlementStep(world: World, transactionId: string): Promise<void> {
  const transaction = world.tables.transactions.get(transactionId);
  const next = transaction && nextSettlementStep(transaction.transactionStatus);
  if (transaction === undefined || next === null || next === undefined) return;
  const order = orderOf(world, transaction);
  if (isSettled(next)) return complete(world, order);
  await world.tables.transactions.change(transactionId, { transactionStatus: next });
  await record(world, 'settlement.step', `${order.orderNumber} is ${next}`, order.id);
  await scheduleSettlementStep(world, transactionId, order.id);
}

async function complete(world: World, order: OrderRow): Promise<void> {
  const change = judgeOrderEvent(world, order, 'settle', 'system');
  if (!change.ok) throw new Error(change.message);
  await paySettlement(world, order);
  await applyOrderChange(world, order, change);
  await record(
    world,
    'order.settled',
    `Order ${order.orderNumber} is settled`,
    order.id,
    orderBreakdown(order.amountKobo).netReceivable,
  );
  await notifySettled(world, order);
}

export async function paySettlement(world: World, order: OrderRow): Promise<void> {
  const { seller, platform, tax } = settlementShares(orderBreakdown(order.amountKobo));
  const memo = `Net amount to ${withdrawalAccountText(order, 'the seller')}`;
  await moveMoney(world, order, LEDGER.escrow, LEDGER.sellersBanks, seller, memo);
  await moveMoney(world, order, LEDGER.escrow, LEDGER.platform, platform, 'Charges of both parties');
  await moveMoney(world, order, LEDGER.escrow, LEDGER.tax, tax, 'VAT of both parties');
}
