import { type Kobo, kobo, koboToNaira, nairaToKobo } from '@amana/domain';

/** By how much the automatic payment of a magic amount is wrong. */
const WRONG_BY = nairaToKobo(100);
/** How long after the account's expiry a late payment arrives. */
export const LATE_BY_MS = 60_000;

interface PaymentEnding {
  /** The last three digits of the order's amount in whole Naira. */
  readonly ending: string;
  readonly outcome: string;
  /** The amounts of the transfers that the bank sends, in order. */
  readonly transfers: (dueKobo: Kobo) => readonly Kobo[];
  readonly isLate?: true;
}

/** The last digits of an order's amount that make its automatic payment go wrong. */
export const PAYMENT_ENDINGS = {
  less: {
    ending: '901',
    outcome: 'the automatic payment is ₦100 too little: it goes back, and the account waits on',
    transfers: (dueKobo) => [kobo(dueKobo - WRONG_BY)],
  },
  more: {
    ending: '902',
    outcome: 'the automatic payment is ₦100 too much: the order is paid, and the surplus goes back',
    transfers: (dueKobo) => [kobo(dueKobo + WRONG_BY)],
  },
  late: {
    ending: '903',
    outcome: 'the automatic payment comes a minute after the account has expired, and goes back',
    transfers: (dueKobo) => [dueKobo],
    isLate: true,
  },
  twice: {
    ending: '904',
    outcome: 'the automatic payment comes twice: the order is paid once, and the second goes back',
    transfers: (dueKobo) => [dueKobo, dueKobo],
  },
  never: { ending: '905', outcome: 'no automatic payment comes', transfers: () => [] },
} as const satisfies Record<string, PaymentEnding>;

const EXACT = { transfers: (dueKobo: Kobo) => [dueKobo] } as const;

/** The automatic payment of an order of this amount. */
export function automaticPayment(amountKobo: Kobo): Pick<PaymentEnding, 'transfers' | 'isLate'> {
  const amount = String(Math.trunc(koboToNaira(amountKobo)));
  return Object.values(PAYMENT_ENDINGS).find(({ ending }) => amount.endsWith(ending)) ?? EXACT;
}
