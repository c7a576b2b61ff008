import {
  type Kobo,
  type Side,
  type TradeFigures,
  formatNaira,
  isKobo,
  plannedFigures,
  rateTexts,
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
        note={rateTexts(figures).explained}
      />
      <FiguresNotice figures={figures} mayPay={mayPay} />
    </Stack>
  );
}

/** @param sign of the charge and the VAT */
export function amountRows(figures: TradeFigures, totalLabel: string, sign = '') {
  const { amount, charge, vat, total } = figures;
  const rates = rateTexts(figures);
  const rated = (label: string, rate: string | null) => (rate === null ? label : `${label} (${rate})`);
  const signed = (part: Kobo) => `${isKobo(part) ? sign : ''}${formatNaira(part)}`;
  return [
    { label: 'Amount', value: formatNaira(amount) },
    { label: rated('Charges', rates.charge), value: signed(charge) },
    { label: rated('VAT', rates.vat), value: signed(vat) },
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
