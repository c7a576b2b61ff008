import { Card, PageHeader, buttonClass } from '@amana/ui';
import { Link, useLocation } from 'react-router-dom';
import { LinkState } from '../../../shared/states/link-state.tsx';
import { PATHS, orderPath } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { OrderCreated, createdOrderOf } from './order-created.tsx';

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
      <Link className={buttonClass('secondary', true)} to={orderPath(order.id)}>
        View Order
      </Link>
    </>
  );
}
