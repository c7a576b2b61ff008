import { automaticPayment } from '../../simulation/test-values/payment-endings.ts';
import { notify } from '../../simulation/notifications.ts';
import { record } from '../../simulation/recorder.ts';
import type { World } from '../../simulation/world.ts';
import { SYSTEM, applyOrderChange, judgeOrderEvent } from '../orders/apply-order-event.ts';
import { orderPath } from '../orders/order-view.ts';
import { closeLiveAccount } from './close-account.ts';
import { receiveTransfer } from './receive-transfer.ts';

/** The account's time is over; the buyer can pay again with a new one. */
export function expireAccount(world: World, accountNumber: string): void {
  const account = world.tables.accounts.get(accountNumber);
  const order = account && world.tables.orders.get(account.orderId);
  if (account?.state !== 'live' || order === undefined) return;
  const change = judgeOrderEvent(world, order, 'expireAccount', SYSTEM);
  if (!change.ok) return;
  closeLiveAccount(world, order, 'expired');
  applyOrderChange(world, order, change);
  record(world, 'account.expired', `Account ${accountNumber} expired`, order.id);
  notify(world, order.buyerId, {
    title: 'Account expired',
    message: `The account for ${order.description} expired before a payment came. You can pay with a new one.`,
    type: 'payment',
    directUrl: orderPath(order),
  });
}

/** The simulated buyer's bank pays exactly what is due, unless the amount is a magic one. */
export function payByItself(world: World, accountNumber: string): void {
  const account = world.tables.accounts.get(accountNumber);
  const order = account && world.tables.orders.get(account.orderId);
  if (account === undefined || order === undefined) return;
  const { transfers, isLate = false } = automaticPayment(order.amountKobo);
  if (account.state !== 'live' && !isLate) return;
  for (const [index, amountKobo] of transfers(account.amountKobo).entries()) {
    const reference = `AUTO-${accountNumber}${index === 0 ? '' : `-${index + 1}`}`;
    receiveTransfer(world, { accountNumber, amountKobo, reference });
  }
}
