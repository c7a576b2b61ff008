import type { Kobo } from '@amana/domain';

export interface RareOutcomes {
  /** Undefined for a bank that returns the holder's name at once. */
  readonly bank: (
    accountNumber: string,
  ) => 'notFound' | 'nameMismatch' | 'slow' | 'bankDown' | 'own' | undefined;
  /** The transfers that pay an order of this amount automatically. */
  readonly automaticPayment: (amountKobo: Kobo) => AutomaticPayment;
  /** Undefined for mail that is delivered at once. */
  readonly mail: (address: string) => RareMail | undefined;
}

export interface AutomaticPayment {
  /** Amounts that the bank sends for the amount due, in order. */
  readonly transfers: (dueKobo: Kobo) => readonly Kobo[];
  /** Delay after the account's expiry, in ms; undefined for a payment in time. */
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
