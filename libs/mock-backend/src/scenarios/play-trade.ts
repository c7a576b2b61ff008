import type { World } from '../simulation/world.ts';
import type { Trade, TradeEnd } from './default-trades.ts';
import { passTime } from './run-step.ts';
import { ScenarioTrade } from './scenario-trade.ts';

/** Plays one trade to its end, with `paceMs` between two steps. Returns the order's id. */
export async function playTrade(world: World, trade: Trade, paceMs: number): Promise<string> {
  const buyer = trade.seller === 'ada' ? 'chidi' : 'ada';
  const scenarioTrade = new ScenarioTrade(world, { ...trade, buyer });
  await playOn(world, trade, scenarioTrade, paceMs);
  return scenarioTrade.orderId;
}

async function playOn(
  world: World,
  trade: Trade,
  scenarioTrade: ScenarioTrade,
  paceMs: number,
): Promise<void> {
  const isOver = (...ends: TradeEnd[]) => ends.includes(trade.end);
  const pause = () => passTime(world, paceMs);

  pause();
  if (isOver('Pending')) return;
  if (isOver('Rejected', 'Cancelled')) {
    scenarioTrade.stop(isOver('Rejected') ? 'reject' : 'cancel');
    return;
  }
  if (trade.creator === 'buyer') {
    scenarioTrade.approve();
    pause();
  }
  if (isOver('Approved')) return;

  scenarioTrade.openAccount();
  if (isOver('OpenTransaction')) return;
  const { accountLifetimeMs } = world.settings;
  if (isOver('AwaitingPayment')) {
    passTime(world, accountLifetimeMs);
    return;
  }
  passTime(world, Math.min(paceMs, accountLifetimeMs / 2));
  scenarioTrade.transfer();
  pause();
  if (isOver('Paid')) return;

  if (isOver('InDispute', 'DisputeCancelled', 'DecidedForBuyer', 'DecidedForSeller')) {
    await scenarioTrade.dispute({
      category: world.random.below(2) === 0 ? 'DelayedDelivery' : 'OrderMismatched',
      title: `${trade.description}: not as agreed`,
      note: 'The seller does not answer my calls, and the agreed day has passed.',
    });
    pause();
    if (isOver('DisputeCancelled')) scenarioTrade.cancelDispute();
    if (isOver('DecidedForBuyer')) scenarioTrade.decide('buyer');
    if (isOver('DecidedForSeller')) scenarioTrade.decide('seller');
    return;
  }
  await scenarioTrade.ship();
  pause();
  if (isOver('Shipped')) return;
  await scenarioTrade.receive();
  pause();
}
