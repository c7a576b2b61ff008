/** Enough to tell two proofs apart; the whole code would open it. */
const SHOWN_CHARACTERS = 4;

/** 'AMN-000123 · q7Zt', to compare a proof with the page of an order; the code alone without an order number. */
export function proofName(orderNumber = '', code: string): string {
  return [orderNumber, code.slice(0, SHOWN_CHARACTERS)].filter((part) => part !== '').join(' · ');
}
