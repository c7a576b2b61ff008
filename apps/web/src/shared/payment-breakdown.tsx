import type { Transaction } from '@amana/api';
import type { Kobo, Side } from '@amana/domain';
import {
  amountInWords,
  formatNaira,
  nairaToKobo,
  orderBreakdown,
  totalFor,
  CHARGE_RATE_TEXT,
  VAT_RATE_TEXT,
} from '@amana/domain';
import { Breakdown } from '@amana/ui';

interface Told {
  side: Side;
  /** Adds the total in words. */
  inWords?: boolean;
  /** Shown to the buyer. */
  sellerName?: string;
}

export interface PaymentBreakdownProps extends Told {
  amount: Kobo;
}

export const TOTAL_LABELS: Record<Side, string> = {
  seller: 'Net amount receivable',
  buyer: 'Gross amount payable',
};

/** The amounts of an order before its payment, calculated from the price. */
export function PaymentBreakdown({ amount, ...told }: PaymentBreakdownProps) {
  const breakdown = orderBreakdown(amount);
  const { charge, vat } = breakdown;
  return (
    <Figures {...told} amount={amount} charge={charge} vat={vat} total={totalFor(told.side, breakdown)} />
  );
}

export interface RecordedBreakdownProps extends Told {
  transaction: Pick<Transaction, 'amount' | 'charges' | 'vat' | 'totalAmount'>;
}

/** The amounts of a payment, as the server recorded them for this side. */
export function RecordedBreakdown({ transaction, ...told }: RecordedBreakdownProps) {
  return (
    <Figures
      {...told}
      amount={nairaToKobo(transaction.amount)}
      charge={nairaToKobo(transaction.charges)}
      vat={nairaToKobo(transaction.vat)}
      total={nairaToKobo(transaction.totalAmount)}
    />
  );
}

interface FiguresProps extends Told {
  amount: Kobo;
  charge: Kobo;
  vat: Kobo;
  total: Kobo;
}

function Figures({ side, amount, charge, vat, total, inWords = false, sellerName }: FiguresProps) {
  const sign = side === 'seller' ? '-' : '+';
  const words = inWords ? [{ label: 'In words', value: amountInWords(total) }] : [];
  const seller = sellerName === undefined ? [] : [{ label: 'Seller', value: sellerName }];
  return (
    <Breakdown
      rows={[
        ...seller,
        { label: 'Amount', value: formatNaira(amount) },
        { label: `Charge (${CHARGE_RATE_TEXT})`, value: `${sign} ${formatNaira(charge)}` },
        { label: `VAT (${VAT_RATE_TEXT})`, value: `${sign} ${formatNaira(vat)}` },
        { label: TOTAL_LABELS[side], value: formatNaira(total), isTotal: true },
        ...words,
      ]}
    />
  );
}
