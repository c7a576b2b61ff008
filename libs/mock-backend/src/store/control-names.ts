/** Names that callers of the control API need and its contract does not list. */

/** The accounts of the ledger. Money arrives from the buyers' banks and leaves to the other accounts. */
export const LEDGER = {
  buyersBanks: 'buyers-banks',
  /** Money that has arrived and is not assigned to an order yet. */
  clearing: 'clearing',
  escrow: 'escrow',
  sellersBanks: 'sellers-banks',
  platform: 'platform',
  tax: 'tax',
} as const;

export const SETTLEMENT_DEADLINE = 'settlement-step';

export const MOST_MAILS = 500;
