/** The accounts of the ledger. Money comes from the buyers' banks and goes back there or on to the others. */
export const LEDGER = {
  buyersBanks: 'buyers-banks',
  /** Arrived, and not yet known to belong to an order. */
  clearing: 'clearing',
  escrow: 'escrow',
  sellersBanks: 'sellers-banks',
  platform: 'platform',
  tax: 'tax',
} as const;
