import { type Order, useGetOrderHistory } from '@amana/api';
import { areEqualOrders, isUnpaid } from '@amana/domain';
import { Notice, buttonClass } from '@amana/ui';
import { Link } from 'react-router-dom';
import { orderPath } from '../../../shared/paths.ts';
import { FIRST_PAGE } from '../../../shared/route-context.ts';
import { useConfig } from '../../../shared/hooks/use-config.ts';

const MINUTE_MS = 60_000;

/** A browser may repeat a request by itself, and without a key the server creates a second order. */
export function DuplicateOrderNotice({ orderId }: { orderId: string }) {
  const { idempotencyKeys } = useConfig();
  const orders = useGetOrderHistory(FIRST_PAGE, { query: { enabled: !idempotencyKeys } }).data?.data ?? [];
  const created = orders.find(({ id }) => id === orderId);
  const duplicate = orders.find((order) => created !== undefined && isDuplicate(order, created));
  if (duplicate === undefined) return null;
  return (
    <Notice
      tone="warning"
      action={
        <Link className={buttonClass('secondary')} to={orderPath(duplicate.id)}>
          View the other order
        </Link>
      }
    >
      There is a second, equal order from the same minute: {duplicate.orderNumber}. If you want only one,
      cancel the other.
    </Notice>
  );
}

function isDuplicate(order: Order, created: Order): boolean {
  return (
    order.id !== created.id &&
    isUnpaid(order.orderStatus) &&
    areEqualOrders(order, created) &&
    Math.abs(Date.parse(order.createdAt) - Date.parse(created.createdAt)) < MINUTE_MS
  );
}
