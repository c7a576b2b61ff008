import { SupportNotice } from '../shared/support-notice.tsx';

/** Replaces the account of a payment that may have been made already. */
export function PaymentInDoubt() {
  return (
    <SupportNotice>
      The service says that this order awaits a payment, and that one was made. Do not pay before support has
      looked at it.
    </SupportNotice>
  );
}
