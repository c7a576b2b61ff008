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

export const TOTAL_LABELS: Record<Side, string> = {
  seller: 'Net amount receivable',
  buyer: 'Gross amount payable',
};

interface Figures {
  readonly amount: Kobo;
  readonly charge: Kobo;
  readonly vat: Kobo;
  readonly total: Kobo;
}

/** The amounts of an order before its payment, calculated from the price. */
export function plannedFigures(side: Side, amount: Kobo): Figures {
  const breakdown = orderBreakdown(amount);
  return { amount, charge: breakdown.charge, vat: breakdown.vat, total: totalFor(side, breakdown) };
}

/** The amounts of a payment, as the server recorded them for the viewer's side. */
export function recordedFigures({ amount, charges, vat, totalAmount }: Transaction): Figures {
  return {
    amount: nairaToKobo(amount),
    charge: nairaToKobo(charges),
    vat: nairaToKobo(vat),
    total: nairaToKobo(totalAmount),
  };
}

export interface PaymentBreakdownProps {
  side: Side;
  figures: Figures;
  /** Adds the total in words. */
  inWords?: boolean;
  /** Shown to the buyer. */
  sellerName?: string | undefined;
}

export function PaymentBreakdown({ side, figures, inWords = false, sellerName }: PaymentBreakdownProps) {
  const { amount, charge, vat, total } = figures;
  const sign = side === 'seller' ? '-' : '+';
  return (
    <Breakdown
      rows={[
        ...(sellerName === undefined ? [] : [{ label: 'Seller', value: sellerName }]),
        { label: 'Amount', value: formatNaira(amount) },
        { label: `Charge (${CHARGE_RATE_TEXT})`, value: `${sign} ${formatNaira(charge)}` },
        { label: `VAT (${VAT_RATE_TEXT})`, value: `${sign} ${formatNaira(vat)}` },
        { label: TOTAL_LABELS[side], value: formatNaira(total), isTotal: true },
        ...(inWords ? [{ label: 'In words', value: amountInWords(total) }] : []),
      ]}
    />
  );
}
