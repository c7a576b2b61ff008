import type { World } from '@amana/mock-backend';
import type { Trade, TradeEnd } from './default-trades.ts';
import { passTime } from './run-step.ts';
import { ScenarioTrade } from './scenario-trade.ts';

/** Plays one trade to its end, with `paceMs` between two steps. Returns the order's id. */
export async function playTrade(world: World, trade: Trade, paceMs: number): Promise<string> {
  const buyer = trade.seller === 'ada' ? 'chidi' : 'ada';
  const scenarioTrade = await ScenarioTrade.start(world, { ...trade, buyer });
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

  await pause();
  if (isOver('Pending')) return;
  if (isOver('Rejected', 'Cancelled')) {
    await scenarioTrade.stop(isOver('Rejected') ? 'reject' : 'cancel');
    return;
  }
  if (trade.creator === 'buyer') {
    await scenarioTrade.approve();
    await pause();
  }
  if (isOver('Approved')) return;

  await scenarioTrade.openAccount();
  if (isOver('OpenTransaction')) return;
  const { accountLifetimeMs } = world.settings;
  if (isOver('AwaitingPayment')) {
    await passTime(world, accountLifetimeMs);
    return;
  }
  await passTime(world, Math.min(paceMs, accountLifetimeMs / 2));
  await scenarioTrade.transfer();
  await pause();
  if (isOver('Paid')) return;

  const isDisputed = isOver('InDispute', 'DisputeCancelled', 'DecidedForBuyer', 'DecidedForSeller');
  if (!isDisputed || trade.complaint.photo !== undefined) {
    await scenarioTrade.ship(trade.photo);
    await pause();
  }
  if (isOver('Shipped')) return;
  if (isDisputed) {
    await scenarioTrade.dispute(trade.complaint);
    await pause();
    if (isOver('DisputeCancelled')) await scenarioTrade.cancelDispute();
    if (isOver('DecidedForBuyer')) await scenarioTrade.decide('buyer');
    if (isOver('DecidedForSeller')) await scenarioTrade.decide('seller');
    return;
  }
  await scenarioTrade.receive();
  await pause();
}
