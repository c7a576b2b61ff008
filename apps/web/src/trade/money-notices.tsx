import { type Kobo, type TradeFigures, arePayable, figuresNote } from '@amana/domain';
import { SupportNotice } from '../shared/states/support-notice.tsx';

export interface FiguresNoticeProps {
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

/** The total, or null where it is not exact. */
export function exactTotal({ total, certainty }: TradeFigures): Kobo | null {
  return certainty === 'exact' ? total : null;
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
