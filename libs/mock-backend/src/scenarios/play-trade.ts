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

  const isDisputed = isOver('InDispute', 'DisputeCancelled', 'DecidedForBuyer', 'DecidedForSeller');
  if (!isDisputed || trade.complaint.photo !== undefined) {
    await scenarioTrade.ship(trade.photo);
    pause();
  }
  if (isOver('Shipped')) return;
  if (isDisputed) {
    await scenarioTrade.dispute(trade.complaint);
    pause();
    if (isOver('DisputeCancelled')) scenarioTrade.cancelDispute();
    if (isOver('DecidedForBuyer')) scenarioTrade.decide('buyer');
    if (isOver('DecidedForSeller')) scenarioTrade.decide('seller');
    return;
  }
  await scenarioTrade.receive();
  pause();
}
