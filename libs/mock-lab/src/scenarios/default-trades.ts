import type { World } from '@amana/mock-backend';
import { type Goods, COMPLAINTS, GOODS, itemAt } from './goods.ts';
import { passTime } from './run-step.ts';
import { type Complaint, ScenarioTrade } from './scenario-trade.ts';

type Step = (played: ScenarioTrade, trade: Trade) => Promise<void>;

const approve: Step = (played) => played.approve();
const openAccount: Step = (played) => played.openAccount();
const transfer: Step = (played) => played.transfer();
const ship: Step = (played, { photo }) => played.ship(photo);
const dispute: Step = (played, { complaint }) => played.dispute(complaint);

const PAID = [approve, openAccount, transfer];
const RECEIVED: readonly Step[] = [...PAID, ship, (played) => played.receive()];
const DISPUTED = [...PAID, ship, dispute];

/** How far a trade goes. The account of `AwaitingPayment` expires before the next trade. */
const ENDS = {
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
} as const satisfies Readonly<Record<string, readonly Step[]>>;

type TradeEnd = keyof typeof ENDS;

interface Trade extends Goods {
  readonly end: TradeEnd;
  readonly complaint: Complaint;
  readonly seller: 'ada' | 'chidi';
  readonly creator: 'seller' | 'buyer';
}

/** Older trades, repeated to fill three pages of every list. */
const OLDER_ENDS: readonly TradeEnd[] = [
  'Completed',
  'InDispute',
  'Completed',
  'Cancelled',
  'InDispute',
  'Completed',
  'DecidedForSeller',
  'InDispute',
  'Rejected',
  'Completed',
  'InDispute',
  'DecidedForBuyer',
];
const OLDER_TRADES = 66;

/** The latest trades, oldest first, with every status on the first two pages. */
const LATEST_ENDS: readonly TradeEnd[] = [
  'Cancelled',
  'Rejected',
  'DecidedForBuyer',
  'DisputeCancelled',
  'Completed',
  'Paid',
  'InDispute',
  'AwaitingPayment',
  'Pending',
  'Shipped',
  'Approved',
  'Pending',
  // With one settlement step a day, these are now Settling, ProcessingSettlement and not started.
  'Delivered',
  'Delivered',
  'Delivered',
  'OpenTransaction',
];

const OLDER = Array.from({ length: OLDER_TRADES }, (_, index) => itemAt(OLDER_ENDS, index));

export const DEFAULT_TRADES: readonly Trade[] = [...OLDER, ...LATEST_ENDS].map((end, index) => {
  const [goods, complaint] = [itemAt(GOODS, index), itemAt(COMPLAINTS, index)];
  // A seller with bank details approves by creating, so only a buyer's order can wait for approval.
  const creator = index % 3 === 2 && end !== 'Pending' ? 'seller' : 'buyer';
  return { ...goods, end, complaint, creator, seller: index % 4 === 3 ? 'ada' : 'chidi' };
});

/** Plays one trade to its end, with at most `paceMs` between two steps. */
export async function playTrade(world: World, trade: Trade, paceMs: number): Promise<void> {
  const buyer = trade.seller === 'ada' ? 'chidi' : 'ada';
  const played = await new ScenarioTrade(world, { ...trade, buyer }).create();
  const steps: readonly Step[] = ENDS[trade.end];
  const isUndelivered = steps.includes(dispute) && trade.complaint.photo === undefined;
  for (const step of steps) {
    if ((step === approve && trade.creator === 'seller') || (step === ship && isUndelivered)) continue;
    const inTimeMs = step === transfer ? world.settings.accountLifetimeMs / 2 : paceMs;
    await passTime(world, Math.min(paceMs, inTimeMs));
    await step(played, trade);
  }
}
