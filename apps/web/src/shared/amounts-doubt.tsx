import { type Action, PAYMENT_IN_DOUBT } from '@amana/domain';
import { SupportNotice } from './support-notice.tsx';

/** How far the amounts of an order or a payment can be relied on. */
export interface Certainty {
  /** At least one amount was not sent and is calculated by the app. */
  readonly isEstimate: boolean;
  /** The charge and VAT lead from the amount to the total. */
  readonly addsUp: boolean;
}

export const ESTIMATE = 'Estimated: the service has not sent every amount.';
const CONTRADICTION = 'These amounts do not add up';

/** For a row of a list; null for amounts that are certain. */
export function amountsDoubtText({ isEstimate, addsUp }: Certainty): string | null {
  if (!addsUp) return CONTRADICTION;
  return isEstimate ? ESTIMATE : null;
}

/** Payment is not offered where one may have been made already, nor for amounts that contradict each other. */
export function offeredPayment(
  pay: Action,
  { addsUp, isInDoubt = false }: Pick<Certainty, 'addsUp'> & { readonly isInDoubt?: boolean },
): Action {
  if (isInDoubt) return { ...pay, state: 'disabled', reason: PAYMENT_IN_DOUBT };
  return addsUp || pay.state !== 'enabled' ? pay : { ...pay, state: 'disabled', reason: CONTRADICTION };
}

export interface AmountsDoubtProps extends Partial<Certainty> {
  /** The amounts are those that the viewer may still pay. */
  mayPay: boolean;
}

/** Shown below amounts, unless they are certain. */
export function AmountsDoubt({ isEstimate = false, addsUp = true, mayPay }: AmountsDoubtProps) {
  return (
    <>
      {isEstimate && <p>{ESTIMATE}</p>}
      {!addsUp && <AmountsDoNotAddUp mayPay={mayPay} />}
    </>
  );
}

/** Also replaces the account of a payment whose amounts contradict each other. */
export function AmountsDoNotAddUp({ mayPay }: Pick<AmountsDoubtProps, 'mayPay'>) {
  const advice = mayPay ? 'Do not pay before support has looked at them.' : 'Ask support to look at them.';
  return <SupportNotice>{`${CONTRADICTION}. ${advice}`}</SupportNotice>;
}
