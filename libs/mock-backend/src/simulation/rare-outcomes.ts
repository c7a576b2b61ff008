import type { Kobo } from '@amana/domain';

export interface RareOutcomes {
  /** Undefined for a bank that returns the holder's name at once. */
  readonly bank: (
    accountNumber: string,
  ) => 'notFound' | 'nameMismatch' | 'slow' | 'bankDown' | 'own' | undefined;
  readonly automaticPayment: (amountKobo: Kobo) => AutomaticPayment;
  readonly mail: (address: string) => RareMail | undefined;
}

export interface AutomaticPayment {
  readonly transfers: (dueKobo: Kobo) => readonly Kobo[];
  /** Delay after the account's expiry, in ms; undefined for a payment in time. */
  readonly lateByMs?: number;
}

export interface RareMail {
  readonly tag: string;
  readonly outcome: string;
  readonly delayMs: number | null;
}

export const NO_RARE_OUTCOMES: RareOutcomes = {
  bank: () => undefined,
  automaticPayment: () => ({ transfers: (dueKobo) => [dueKobo] }),
  mail: () => undefined,
};
