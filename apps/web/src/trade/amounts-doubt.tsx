import { type Kobo, AMOUNTS_CONTRADICT, AMOUNTS_UNREADABLE, isKobo } from '@amana/domain';
import { SupportNotice } from '../shared/support-notice.tsx';

/** How far the amounts of an order or a payment can be relied on. */
export interface Certainty {
  /** At least one amount was not sent and is calculated by the app. */
  readonly isEstimate: boolean;
  /** The charge and VAT lead from the amount to the total; false where one of them cannot be read. */
  readonly addsUp: boolean;
  readonly isReadable: boolean;
}

export const ESTIMATE = 'Estimated: the service has not sent every amount.';

/** For a row of a list; null for amounts that are certain, and where 'Invalid Amount' says it already. */
export function amountsDoubtText({
  isEstimate,
  addsUp,
  isReadable,
  total,
}: Certainty & { readonly total: Kobo }): string | null {
  if (!isKobo(total)) return null;
  if (!isReadable) return AMOUNTS_UNREADABLE;
  if (!addsUp) return AMOUNTS_CONTRADICT;
  return isEstimate ? ESTIMATE : null;
}

export interface AmountsDoubtProps extends Partial<Certainty> {
  /** The amounts are those that the viewer may still pay. */
  mayPay: boolean;
}

/** Shown below amounts, unless they are certain. */
export function AmountsDoubt({
  isEstimate = false,
  addsUp = true,
  isReadable = true,
  mayPay,
}: AmountsDoubtProps) {
  return (
    <>
      {isEstimate && isReadable && <p>{ESTIMATE}</p>}
      {!addsUp && <AmountsDoNotAddUp mayPay={mayPay} isReadable={isReadable} />}
    </>
  );
}

/** Also replaces the account of a payment whose amounts contradict each other, or cannot be read. */
export function AmountsDoNotAddUp({
  mayPay,
  isReadable,
}: Pick<AmountsDoubtProps, 'mayPay'> & Pick<Certainty, 'isReadable'>) {
  const advice = mayPay ? 'Do not pay before support has looked at them.' : 'Ask support to look at them.';
  return (
    <SupportNotice>{`${isReadable ? AMOUNTS_CONTRADICT : AMOUNTS_UNREADABLE}. ${advice}`}</SupportNotice>
  );
}
