import type { Order } from '@amana/api';
import { partyOf, counterpartName } from '@amana/domain';
import type { ListDefinition } from '../../../lists/list-definition.ts';
import { ListPage } from '../../../lists/list-page.tsx';
import { voidLabel } from '../../../lists/list-row.tsx';
import { LinkState } from '../../../shared/states/link-state.tsx';
import { PATHS, orderPath } from '../../../shared/paths.ts';
import { ORDER_LIST_SOURCE } from './order-list-query.ts';

const ORDER_LIST: ListDefinition<Order> = {
  ...ORDER_LIST_SOURCE,
  title: 'All Orders',
  subtitle: 'Click any order to see more details',
  path: PATHS.orders,
  label: 'Orders',
  hasTabs: true,
  refreshMs: null,
  rowOf(order, viewerId) {
    const party = partyOf(order, viewerId);
    return {
      id: order.id,
      to: orderPath(order.id),
      title: order.description,
      createdAt: order.createdAt,
      party,
      amounts: order,
      voidLabel: voidLabel(order, party),
      person: counterpartName(order, party),
      status: order.orderStatus,
    };
  },
  empty: (
    <LinkState
      title="No Orders Yet"
      text="Your order history will appear here when you buy or sell something."
      icon="cart"
      to={PATHS.createOrder}
      link="Create an Order"
    />
  ),
  noMatch: 'No orders match these filters',
};

export const OrderListPage = () => <ListPage list={ORDER_LIST} />;
