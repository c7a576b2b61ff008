import type { Kobo, Side } from '@amana/domain';
import { amountInWords, formatNaira, orderBreakdown, totalFor } from '@amana/domain';
import { Breakdown } from '@amana/ui';

export interface FeeBreakdownProps {
  side: Side;
  amount: Kobo;
  /** Also says the total in words. */
  inWords?: boolean;
  /** The seller's name, which the buyer's breakdown tells (§2). */
  sellerName?: string;
}

export const TOTAL_LABELS: Record<Side, string> = {
  seller: 'Net amount receivable',
  buyer: 'Gross amount payable',
};

/** What a side pays or gets, and what it is made of (decision D11). */
export function FeeBreakdown({ side, amount, inWords = false, sellerName }: FeeBreakdownProps) {
  const breakdown = orderBreakdown(amount);
  const total = totalFor(side, breakdown);
  const sign = side === 'seller' ? '-' : '+';
  const words = inWords ? [{ label: 'In words', value: amountInWords(total) }] : [];
  const seller = sellerName === undefined ? [] : [{ label: 'Seller', value: sellerName }];
  return (
    <Breakdown
      rows={[
        ...seller,
        { label: 'Amount', value: formatNaira(breakdown.amount) },
        { label: 'Charge (3.5%)', value: `${sign} ${formatNaira(breakdown.charge)}` },
        { label: 'VAT (7.5%)', value: `${sign} ${formatNaira(breakdown.vat)}` },
        { label: TOTAL_LABELS[side], value: formatNaira(total), isTotal: true },
        ...words,
      ]}
    />
  );
}
