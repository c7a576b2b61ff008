import { awaitsPayment, isMoneyInDoubt } from '@amana/domain';
import { Notice } from '@amana/ui';
import { useConfig } from './use-config.ts';

export const MAYBE_PAID = 'It may have been paid already';

/** Whether the order awaits a payment that the transaction says was made. */
export function isMaybePaid(transaction: Parameters<typeof isMoneyInDoubt>[0]): boolean {
  return awaitsPayment(transaction.orderStatus) && isMoneyInDoubt(transaction);
}

/** Replaces the account of a payment that may have been made. */
export function MaybePaid() {
  const { supportEmail } = useConfig();
  return (
    <Notice tone="warning" action={<a href={`mailto:${supportEmail}`}>Contact support</a>}>
      The service says that this order awaits a payment, and that one was made. Do not pay before support has
      looked at it.
    </Notice>
  );
}
