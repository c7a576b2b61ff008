import { errorStatus } from '@amana/api';
import { NOT_A_PARTY } from '@amana/domain';
import { ErrorState, State, buttonClass } from '@amana/ui';
import { Link } from 'react-router-dom';
import { ORDERS_PATH } from '../../shared/paths.ts';

const NOT_FOUND = 'Order not found or error loading order.';

/** What stands where an order would be: not for you, not there, or not loaded, which can be tried again (§2). */
export function OrderProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const status = errorStatus(error);
  if (status === 403) return <NotYourOrder />;
  if (status === null || status >= 500) return <ErrorState title={NOT_FOUND} onRetry={onRetry} />;
  return (
    <State level={1} title={NOT_FOUND} icon="help" isProblem>
      <BackToOrders />
    </State>
  );
}

export function NotYourOrder() {
  return (
    <State level={1} title={NOT_A_PARTY} icon="lock" isProblem>
      <BackToOrders />
    </State>
  );
}

export function BackToOrders() {
  return (
    <Link className={buttonClass('secondary')} to={ORDERS_PATH}>
      All Orders
    </Link>
  );
}
