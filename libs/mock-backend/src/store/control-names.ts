/** What a caller of the control API has to know and its contract leaves open. */

/** The accounts of the ledger. Money arrives from the buyers' banks and leaves to any of the others. */
export const LEDGER = {
  buyersBanks: 'buyers-banks',
  /** Money that has arrived and is not assigned to an order yet. */
  clearing: 'clearing',
  escrow: 'escrow',
  sellersBanks: 'sellers-banks',
  platform: 'platform',
  tax: 'tax',
} as const;

/** The type of the deadline at which a settlement goes one step further. */
export const SETTLEMENT_DEADLINE = 'settlement-step';

/** The most mails that one call lists. */
export const MOST_MAILS = 500;
