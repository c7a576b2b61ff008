import type { World } from '../simulation/world.ts';
import type { Trade, TradeEnd } from './default-trades.ts';
import { passTime } from './scene.ts';
import { TradeActs } from './trade-acts.ts';

/** Plays one trade to its end, with `paceMs` between two steps. Returns the order's id. */
export async function playTrade(world: World, trade: Trade, paceMs: number): Promise<string> {
  const buyer = trade.seller === 'ada' ? 'chidi' : 'ada';
  const acts = new TradeActs(world, { ...trade, buyer });
  await playOn(world, trade, acts, paceMs);
  return acts.orderId;
}

async function playOn(world: World, trade: Trade, acts: TradeActs, paceMs: number): Promise<void> {
  const isOver = (...ends: TradeEnd[]) => ends.includes(trade.end);
  const pause = () => passTime(world, paceMs);

  pause();
  if (isOver('Pending')) return;
  if (isOver('Rejected', 'Cancelled')) {
    acts.stop(isOver('Rejected') ? 'reject' : 'cancel');
    return;
  }
  if (trade.creator === 'buyer') {
    acts.approve();
    pause();
  }
  if (isOver('Approved')) return;

  acts.openAccount();
  if (isOver('OpenTransaction')) return;
  const { accountLifetimeMs } = world.settings;
  if (isOver('AwaitingPayment')) {
    passTime(world, accountLifetimeMs);
    return;
  }
  passTime(world, Math.min(paceMs, accountLifetimeMs / 2));
  acts.transfer();
  pause();
  if (isOver('Paid')) return;

  if (isOver('InDispute', 'DisputeCancelled', 'DecidedForBuyer', 'DecidedForSeller')) {
    await acts.dispute({
      category: world.random.below(2) === 0 ? 'DelayedDelivery' : 'OrderMismatched',
      title: `${trade.description}: not as agreed`,
      note: 'The seller does not answer my calls, and the agreed day has passed.',
    });
    pause();
    if (isOver('DisputeCancelled')) acts.cancelDispute();
    if (isOver('DecidedForBuyer')) acts.decide('buyer');
    if (isOver('DecidedForSeller')) acts.decide('seller');
    return;
  }
  await acts.ship();
  pause();
  if (isOver('Shipped')) return;
  await acts.receive();
  pause();
}
