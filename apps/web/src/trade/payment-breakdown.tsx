import {
  type Kobo,
  type Side,
  UNREADABLE_AMOUNT,
  formatNaira,
  isKobo,
  orderBreakdown,
  roundToKobo,
  totalFor,
  CHARGES_EXPLAINED,
  CHARGE_RATE_TEXT,
  VAT_RATE_TEXT,
} from '@amana/domain';
import { Breakdown, Stack } from '@amana/ui';
import { type AmountsDoubtProps, type Certainty, AmountsDoubt } from './amounts-doubt.tsx';

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

export interface RecordedFigures extends Figures, Certainty {}

/** The amounts of an order before its creation, calculated from the price. */
export function plannedFigures(side: Side, amount: Kobo): Figures {
  const breakdown = orderBreakdown(amount);
  return { amount, charge: breakdown.charge, vat: breakdown.vat, total: totalFor(side, breakdown) };
}

const UNREADABLE_FIGURES: Figures = {
  amount: UNREADABLE_AMOUNT,
  charge: UNREADABLE_AMOUNT,
  vat: UNREADABLE_AMOUNT,
  total: UNREADABLE_AMOUNT,
};

/** Amounts in Naira as the service sent them for the viewer's side; it may leave out all but the price. One that cannot be read is NaN. */
export interface SentAmounts {
  readonly amount: number;
  readonly charges?: number | undefined;
  readonly vat?: number | undefined;
  readonly totalAmount?: number | undefined;
}

/**
 * The amounts of an order or a payment: the service's, and where it sent none, calculated ones. One that cannot be read is
 * `UNREADABLE_AMOUNT`, which is written as 'Invalid Amount'.
 */
export function recordedFigures(side: Side, sent: SentAmounts): RecordedFigures {
  const price = roundToKobo(sent.amount);
  const planned = price === null ? UNREADABLE_FIGURES : plannedFigures(side, price);
  const recorded = (naira: number | undefined): Kobo | null =>
    naira === undefined ? null : (roundToKobo(naira) ?? UNREADABLE_AMOUNT);
  const [charge, vat, total] = [sent.charges, sent.vat, sent.totalAmount].map(recorded);
  const figures = {
    amount: planned.amount,
    charge: charge ?? planned.charge,
    vat: vat ?? planned.vat,
    total: total ?? planned.total,
  };
  const costs = figures.charge + figures.vat;
  const isEstimate = [charge, vat, total].includes(null);
  const expected = side === 'seller' ? figures.amount - costs : figures.amount + costs;
  const isReadable = Object.values(figures).every(isKobo);
  return {
    ...figures,
    isEstimate,
    isReadable,
    addsUp: isReadable && (isEstimate || expected === figures.total),
  };
}

export interface PaymentBreakdownProps extends Partial<Pick<AmountsDoubtProps, 'mayPay'>> {
  side: Side;
  figures: Figures & Partial<Certainty>;
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
  const { amount, charge, vat, total } = figures;
  const sign = side === 'seller' ? '-' : '+';
  const signed = (part: Kobo) => (isKobo(part) ? `${sign} ${formatNaira(part)}` : formatNaira(part));
  return (
    <Stack gap={3}>
      <Breakdown
        rows={[
          ...(side === 'seller' || sellerName === '' ? [] : [{ label: 'Seller', value: sellerName }]),
          { label: 'Amount', value: formatNaira(amount) },
          { label: `Charges (${CHARGE_RATE_TEXT})`, value: signed(charge) },
          { label: `VAT (${VAT_RATE_TEXT})`, value: signed(vat) },
          { label: totalLabel, value: formatNaira(total), isTotal: true },
          ...(totalInWords === null ? [] : [{ label: 'In words', value: totalInWords }]),
          ...(bothEnds ? [otherEnd(side, amount)] : []),
        ]}
        note={CHARGES_EXPLAINED}
      />
      <AmountsDoubt {...figures} mayPay={mayPay} />
    </Stack>
  );
}

const OTHER_ENDS: Record<Side, { label: string; other: Side }> = {
  buyer: { label: 'Seller receives', other: 'seller' },
  seller: { label: 'Buyer pays', other: 'buyer' },
};

function otherEnd(side: Side, amount: Kobo) {
  const { label, other } = OTHER_ENDS[side];
  return { label, value: formatNaira(plannedFigures(other, amount).total) };
}
