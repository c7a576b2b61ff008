import { Card, PageHeader, buttonClass } from '@amana/ui';
import { Link, useLocation } from 'react-router-dom';
import { LinkState } from '../../../shared/link-state.tsx';
import { PATHS, orderPath } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import type { CreatedOrderView } from './order-created.tsx';
import { OrderCreated } from './order-created.tsx';

/** Reads the order from the navigation state, which is missing if the URL was opened directly. */
export function OrderSuccessPage() {
  usePageTitle('Order Created Successfully');
  const order = createdOrderOf(useLocation().state);
  if (order === null) {
    return (
      <LinkState
        level={1}
        title="Order not found"
        text="Your orders are all in one list."
        icon="help"
        isProblem
        to={PATHS.orders}
        link="All Orders"
      />
    );
  }
  return (
    <>
      <PageHeader title="Order Created Successfully" />
      <Card>
        <OrderCreated order={order} />
      </Card>
      <Link className={buttonClass('primary', true)} to={orderPath(order.id)}>
        View Order
      </Link>
    </>
  );
}

function createdOrderOf(state: unknown): CreatedOrderView | null {
  if (typeof state !== 'object' || state === null || !('order' in state)) return null;
  return isCreatedOrder(state.order) ? state.order : null;
}

function isCreatedOrder(value: unknown): value is CreatedOrderView {
  if (typeof value !== 'object' || value === null) return false;
  const has = (name: string, type: string) => typeof Reflect.get(value, name) === type;
  return (
    has('id', 'string') &&
    has('amount', 'number') &&
    has('description', 'string') &&
    has('referralLink', 'string')
  );
}
