import type { TradeEvent } from '@amana/api';
import {
  type Kobo,
  type MoneyHeadline,
  type Side,
  type TradeFigures,
  type TradeViewer,
  arePayable,
  figuresNote,
  formatNaira,
  isKobo,
  rateTexts,
  returnedTransferText,
} from '@amana/domain';
import { Amount, Breakdown, Labelled, Notice, Stack } from '@amana/ui';
import type { ComponentProps, ReactNode } from 'react';
import { dateTimeText } from '../../shared/dates/date-text.ts';
import { SupportNotice } from '../../shared/states/support-notice.tsx';

export const TOTAL_LABELS: Record<Side, string> = {
  seller: 'Net amount receivable',
  buyer: 'Gross amount payable',
};

/** Labels of the total once the buyer has paid. */
export const RECORDED_TOTALS: Record<Side, string> = { ...TOTAL_LABELS, buyer: 'Total paid' };

/** The total, or null where it is not exact. */
export function exactTotal({ total, certainty }: TradeFigures): Kobo | null {
  return certainty === 'exact' ? total : null;
}

const TONES: Partial<Record<MoneyHeadline['state'], 'positive' | 'void'>> = {
  gained: 'positive',
  nothing: 'void',
};

interface MoneyAmountProps {
  figures: TradeFigures;
  /** What the amount is for the viewer; null where the records do not say where the money is. */
  headline: MoneyHeadline | null;
  /** Replaces the headline where it is null, or the amount is not exact. */
  otherwise: string;
  /** Shown below the amount. */
  children?: ReactNode;
}

/** The largest text of a page about a trade: the amount, and what it is for the viewer now. */
export function MoneyAmount({ figures, headline, otherwise, children }: MoneyAmountProps) {
  const note = figuresNote(figures);
  const certain = note === null ? headline : null;
  return (
    <Labelled label={certain?.label ?? otherwise}>
      <Amount text={formatNaira(figures.total)} huge tone={certain ? TONES[certain.state] : undefined} />
      {note !== null && <p>{note}</p>}
      {children}
    </Labelled>
  );
}

interface FiguresNoticeProps {
  figures: TradeFigures;
  /** The amounts are those that the viewer may still pay. */
  mayPay: boolean;
}

/** Shown below amounts, unless they are exact. */
export function FiguresNotice({ figures, mayPay }: FiguresNoticeProps) {
  const text = figuresNote(figures);
  if (text === null) return null;
  if (arePayable(figures)) return <p>{text}</p>;
  const advice = mayPay ? 'Do not pay before support has checked them.' : 'Ask support to check them.';
  return <SupportNotice>{`${text}. ${advice}`}</SupportNotice>;
}

interface PaymentBreakdownProps extends Partial<FiguresNoticeProps> {
  figures: TradeFigures;
  side: Side;
  /** Shown, with the rates explained, for an order that is not created yet. */
  totalInWords?: string | null;
  totalLabel?: string;
  /** Shown to the buyer, unless it is empty. */
  sellerName?: string;
}

export function PaymentBreakdown({
  side,
  figures,
  totalInWords = null,
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
        ]}
        note={totalInWords === null ? null : rateTexts(figures).explained}
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

/** Replaces the account of a payment that may have been made already. */
export function PaidAlreadyNotice() {
  return (
    <SupportNotice>
      This order awaits a payment, but a payment was already made. Do not pay again before support has
      checked.
    </SupportNotice>
  );
}

/**
 * Every transfer of the buyer that was returned, oldest first, with its time, amount and reason.
 * @param due what the buyer has to pay; null where that is not certain
 */
export function returnedTransfers(
  events: readonly TradeEvent[] | undefined,
  viewer: TradeViewer,
  due: Kobo | null,
) {
  const returned = (events ?? []).filter(({ kind }) => kind === 'transferReturned');
  return returned.map((event) => `${dateTimeText(event.at)}: ${returnedTransferText(event, viewer, due)}`);
}

interface ReturnedNoticeProps extends Pick<ComponentProps<typeof Notice>, 'tone'> {
  title: string;
  texts: readonly string[];
}

/** Money that came back to the buyer. */
export function ReturnedNotice({ title, texts, tone = 'warning' }: ReturnedNoticeProps) {
  return (
    <Notice tone={tone}>
      <strong>{title}</strong>
      {texts.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </Notice>
  );
}
