import { Notice, buttonClass } from '@amana/ui';
import { Link } from 'react-router-dom';
import { orderPaymentPath } from '../../../shared/paths.ts';

export interface IncompleteAccountProps {
  /** In words, such as 'the exact amount'. */
  missing: readonly string[];
  orderId: string;
}

/** Replaces an account that nobody can pay into. The answer to a request for the account has the number and the amount. */
export function IncompleteAccount({ missing, orderId }: IncompleteAccountProps) {
  return (
    <Notice
      tone="warning"
      action={
        <Link className={buttonClass('secondary')} to={orderPaymentPath(orderId)}>
          Complete Your Payment
        </Link>
      }
    >
      {`The service has not sent ${missing.join(' and ')}. You can ask for the account again on Complete Your Payment.`}
    </Notice>
  );
}
