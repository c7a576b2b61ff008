import { type Goods, COMPLAINTS, GOODS, itemAt } from './goods.ts';
import type { Complaint } from './scenario-trade.ts';

export type TradeEnd =
  | 'Pending'
  | 'Approved'
  | 'Rejected'
  | 'Cancelled'
  | 'AwaitingPayment'
  | 'OpenTransaction'
  | 'Paid'
  | 'Shipped'
  | 'Delivered'
  | 'Completed'
  | 'InDispute'
  | 'DisputeCancelled'
  | 'DecidedForSeller'
  | 'DecidedForBuyer';

export interface Trade extends Goods {
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

export const DEFAULT_TRADES: readonly Trade[] = [
  ...Array.from({ length: OLDER_TRADES }, (_, index) => OLDER_ENDS[index % OLDER_ENDS.length] ?? 'Completed'),
  ...LATEST_ENDS,
].map((end, index) => {
  const [goods, complaint] = [itemAt(GOODS, index), itemAt(COMPLAINTS, index)];
  // A seller with bank details approves by creating, so only a buyer's order can wait for approval.
  const creator = index % 3 === 2 && end !== 'Pending' ? 'seller' : 'buyer';
  return { ...goods, end, complaint, creator, seller: index % 4 === 3 ? 'ada' : 'chidi' };
});
