import {
  type Kobo,
  type Side,
  type TradeFigures,
  CHARGES_EXPLAINED,
  CHARGE_RATE_TEXT,
  VAT_RATE_TEXT,
  formatNaira,
  isKobo,
  plannedFigures,
} from '@amana/domain';
import { Breakdown, Stack } from '@amana/ui';
import { type FiguresNoticeProps, FiguresNotice } from './money-notices.tsx';

export const TOTAL_LABELS: Record<Side, string> = {
  seller: 'Net amount receivable',
  buyer: 'Gross amount payable',
};

export interface PaymentBreakdownProps extends Pick<FiguresNoticeProps, 'figures'> {
  side: Side;
  /** The amounts are those that the viewer may still pay. */
  mayPay?: boolean;
  totalInWords?: string | null;
  /** Adds the other party's total, for an order that is not created yet. */
  bothEnds?: boolean;
  totalLabel?: string;
  /** Shown to the buyer, unless it is empty. */
  sellerName?: string;
}

export function PaymentBreakdown({
  side,
  figures,
  totalInWords = null,
  bothEnds = false,
  totalLabel = TOTAL_LABELS[side],
  sellerName = '',
  mayPay = false,
}: PaymentBreakdownProps) {
  return (
    <Stack gap={3}>
      <Breakdown
        rows={[
          ...(side === 'seller' || sellerName === '' ? [] : [{ label: 'Seller', value: sellerName }]),
          ...amountRows(figures, totalLabel, side === 'seller' ? '- ' : '+ '),
          ...(totalInWords === null ? [] : [{ label: 'In words', value: totalInWords }]),
          ...(bothEnds ? [otherEnd(side, figures.amount)] : []),
        ]}
        note={CHARGES_EXPLAINED}
      />
      <FiguresNotice figures={figures} mayPay={mayPay} />
    </Stack>
  );
}

/** @param sign of the charge and the VAT */
export function amountRows({ amount, charge, vat, total }: TradeFigures, totalLabel: string, sign = '') {
  const signed = (part: Kobo) => `${isKobo(part) ? sign : ''}${formatNaira(part)}`;
  return [
    { label: 'Amount', value: formatNaira(amount) },
    { label: `Charges (${CHARGE_RATE_TEXT})`, value: signed(charge) },
    { label: `VAT (${VAT_RATE_TEXT})`, value: signed(vat) },
    { label: totalLabel, value: formatNaira(total), isTotal: true },
  ];
}

const OTHER_ENDS: Record<Side, { label: string; other: Side }> = {
  buyer: { label: 'Seller receives', other: 'seller' },
  seller: { label: 'Buyer pays', other: 'buyer' },
};

function otherEnd(side: Side, amount: Kobo) {
  const { label, other } = OTHER_ENDS[side];
  return { label, value: formatNaira(plannedFigures(other, amount).total) };
}
