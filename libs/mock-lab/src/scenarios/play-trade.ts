import type { World } from '@amana/mock-backend';
import type { Trade, TradeEnd } from './default-trades.ts';
import { passTime } from './run-step.ts';
import { ScenarioTrade } from './scenario-trade.ts';

type Step = (played: ScenarioTrade, trade: Trade) => Promise<void>;

const approve: Step = (played) => played.approve();
const openAccount: Step = (played) => played.openAccount();
const transfer: Step = (played) => played.transfer();
const ship: Step = (played, { photo }) => played.ship(photo);
const dispute: Step = (played, { complaint }) => played.dispute(complaint);

const PAID = [approve, openAccount, transfer];
const RECEIVED: readonly Step[] = [...PAID, ship, (played) => played.receive()];
const DISPUTED = [...PAID, ship, dispute];

/** The account of `AwaitingPayment` expires before the next trade. */
const STEPS: Readonly<Record<TradeEnd, readonly Step[]>> = {
  Pending: [],
  Approved: [approve],
  Rejected: [(played) => played.stop('reject')],
  Cancelled: [(played) => played.stop('cancel')],
  AwaitingPayment: [approve, openAccount],
  OpenTransaction: [approve, openAccount],
  Paid: PAID,
  Shipped: [...PAID, ship],
  Delivered: RECEIVED,
  Completed: RECEIVED,
  InDispute: DISPUTED,
  DisputeCancelled: [...DISPUTED, (played) => played.cancelDispute()],
  DecidedForSeller: [...DISPUTED, (played) => played.decide('seller')],
  DecidedForBuyer: [...DISPUTED, (played) => played.decide('buyer')],
};

/** Plays one trade to its end, with at most `paceMs` between two steps. Returns the order's id. */
export async function playTrade(world: World, trade: Trade, paceMs: number): Promise<string> {
  const buyer = trade.seller === 'ada' ? 'chidi' : 'ada';
  const played = await new ScenarioTrade(world, { ...trade, buyer }).create();
  const steps = STEPS[trade.end];
  const isUndelivered = steps.includes(dispute) && trade.complaint.photo === undefined;
  for (const step of steps) {
    if ((step === approve && trade.creator === 'seller') || (step === ship && isUndelivered)) continue;
    const inTimeMs = step === transfer ? world.settings.accountLifetimeMs / 2 : paceMs;
    await passTime(world, Math.min(paceMs, inTimeMs));
    await step(played, trade);
  }
  return played.orderId;
}
