import { Notice } from '@amana/ui';
import { useConfig } from './use-config.ts';

/** Replaces the account of a payment that may have been made already. */
export function PaymentInDoubt() {
  const { supportEmail } = useConfig();
  return (
    <Notice tone="warning" action={<a href={`mailto:${supportEmail}`}>Contact support</a>}>
      The service says that this order awaits a payment, and that one was made. Do not pay before support has
      looked at it.
    </Notice>
  );
}
