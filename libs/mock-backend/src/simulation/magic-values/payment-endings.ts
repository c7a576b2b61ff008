import type { Kobo } from '@amana/domain';
import { kobo, koboToNaira, nairaToKobo } from '@amana/domain';

/** By how much the automatic payment of a magic amount is wrong. */
const WRONG_BY = nairaToKobo(100);
/** How long after the account has expired the money of a late payment comes. */
export const LATE_BY_MS = 60_000;

interface PaymentEnding {
  /** The last three digits of the order's amount in whole Naira. */
  readonly ending: string;
  readonly outcome: string;
  /** What comes instead of what is due, one transfer after the other. */
  readonly transfers: (dueKobo: Kobo) => readonly Kobo[];
  readonly isLate?: true;
}

/** Orders whose amount ends so decide how the automatic payment goes wrong. */
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

/** How an order of this amount is paid by itself. */
export function automaticPayment(amountKobo: Kobo): Pick<PaymentEnding, 'transfers' | 'isLate'> {
  const amount = String(Math.trunc(koboToNaira(amountKobo)));
  return Object.values(PAYMENT_ENDINGS).find(({ ending }) => amount.endsWith(ending)) ?? EXACT;
}
