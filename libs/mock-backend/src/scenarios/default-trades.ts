/** The state in which a trade of the default scenario ends. */
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

export interface Trade {
  readonly end: TradeEnd;
  readonly description: string;
  readonly amountNaira: number;
  readonly seller: 'ada' | 'chidi';
  readonly creator: 'seller' | 'buyer';
}

const GOODS: readonly (readonly [description: string, amountNaira: number])[] = [
  ['Samsung 43-inch television', 285_000],
  ['Ankara fabric, six yards', 18_500],
  ['Used Toyota Corolla gearbox', 420_000],
  ['Fifty-kilogram bag of rice', 71_429],
  ['Gold-plated necklace and ear-rings', 36_000],
  ['Generator, 3.5 kVA', 310_500],
  ['Office chair with headrest', 62_000],
  ['Wedding cake, three tiers', 95_000],
  ['Dell Latitude laptop, refurbished', 248_900],
  ['Leather sandals, size 43', 12_750],
  ['Solar panel 250 W and inverter', 540_000],
  ['School uniforms, four sets', 28_000],
  ['Hand-carved bronze head', 100_000],
  ['iPhone 13, 128 GB', 615_000],
  ['Shea butter, twenty jars', 24_300],
  ['Plot survey and drawings', 999_000],
  ['Second-hand chest freezer', 134_200],
  ['Aso-oke for six guests', 210_000],
  ['Baby cot and mattress', 48_600],
  ['Wall paint, five buckets', 71_428],
];

/** The older trades, repeated until every list has a third page. */
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

/** The latest trades, oldest first: every status is on the first two pages. */
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
  // Settled at one step a day, so that these three are now Settling, ProcessingSettlement and not started.
  'Delivered',
  'Delivered',
  'Delivered',
  'OpenTransaction',
];

/** Oldest first. */
export const DEFAULT_TRADES: readonly Trade[] = [
  ...Array.from({ length: OLDER_TRADES }, (_, index) => OLDER_ENDS[index % OLDER_ENDS.length] ?? 'Completed'),
  ...LATEST_ENDS,
].map((end, index) => {
  const [description, amountNaira] = GOODS[index % GOODS.length] ?? ['Goods', 1_000];
  // A seller with bank details approves by creating, so only a buyer's order can wait for approval.
  const creator = index % 3 === 2 && end !== 'Pending' ? 'seller' : 'buyer';
  return { end, description, amountNaira, creator, seller: index % 4 === 3 ? 'ada' : 'chidi' };
});
