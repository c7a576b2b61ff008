import type { Kobo } from '@amana/domain';

/** What banks and mail servers do out of the ordinary; a laboratory decides when. */
export interface RareOutcomes {
  /** Undefined for a bank that answers at once with the holder's name. */
  readonly bank: (
    accountNumber: string,
  ) => 'notFound' | 'nameMismatch' | 'slow' | 'bankDown' | 'own' | undefined;
  /** The transfers that pay an order of this amount automatically. */
  readonly automaticPayment: (amountKobo: Kobo) => AutomaticPayment;
  /** Undefined for mail that is delivered at once. */
  readonly mail: (address: string) => RareMail | undefined;
}

export interface AutomaticPayment {
  /** The amounts that the bank sends for what is due, in order. */
  readonly transfers: (dueKobo: Kobo) => readonly Kobo[];
  /** How long after the account's expiry the payment arrives, in ms; undefined for one in time. */
  readonly lateByMs?: number;
}

export interface RareMail {
  readonly tag: string;
  readonly outcome: string;
  /** Null for mail that is never delivered. */
  readonly delayMs: number | null;
}

export const NO_RARE_OUTCOMES: RareOutcomes = {
  bank: () => undefined,
  automaticPayment: () => ({ transfers: (dueKobo) => [dueKobo] }),
  mail: () => undefined,
};
