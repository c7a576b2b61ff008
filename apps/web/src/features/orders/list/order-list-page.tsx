import { useGetOrderHistory } from '@amana/api';
import type { Order, OrderStatus } from '@amana/api';
import {
  LIST_PAGE_SIZE,
  ORDER_STATUSES,
  ORDER_STATUS_FILTERS,
  orderTabOf,
  orderAmountSign,
} from '@amana/domain';
import { PageHeader, State, buttonClass } from '@amana/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import { $session } from '../../../session/index.ts';
import { BackLink } from '../../../shared/back-link.tsx';
import { FilterBar } from '../../../shared/lists/filter-bar.tsx';
import { dateRangeProblem } from '../../../shared/lists/list-filters.ts';
import { FilteredList } from '../../../shared/lists/filtered-list.tsx';
import { ListRow } from '../../../shared/lists/list-row.tsx';
import { useListFilters } from '../../../shared/lists/use-list-filters.ts';
import { useTradesOfOtherTabs } from '../../../shared/invalidate-trades.ts';
import { PATHS, orderPath } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';

export function OrderListPage() {
  usePageTitle('All Orders');
  useTradesOfOtherTabs();
  const { user } = useUnit($session);
  const viewerId = user?.userId ?? '';
  const commands = useListFilters(ORDER_STATUS_FILTERS);
  const { status, from, to, page } = commands.filters;
  const filter = ORDER_STATUSES.find((known) => known === status);
  const orders = useGetOrderHistory(queryOf({ filter, from, to, page }), {
    query: { placeholderData: keepPreviousData, enabled: dateRangeProblem({ from, to }) === null },
  });
  return (
    <>
      <PageHeader
        title="All Orders"
        subtitle="Click any order to see more details"
        back={<BackLink to={PATHS.overview} />}
      />
      <FilterBar {...commands} statuses={ORDER_STATUS_FILTERS} />
      <FilteredList
        query={orders}
        commands={commands}
        tabs={{ label: 'Orders', noun: 'Orders', tabOf: (order: Order) => orderTabOf(order, viewerId) }}
        noMatch="No orders match these filters"
        empty={
          <State
            title="No Orders Yet"
            text="Your order history will appear here when you buy or sell something."
            icon="cart"
          >
            <Link className={buttonClass()} to={PATHS.createOrder}>
              Create an Order
            </Link>
          </State>
        }
        row={(order) => <OrderRow key={order.id} order={order} viewerId={viewerId} />}
      />
    </>
  );
}

function OrderRow({ order, viewerId }: { order: Order; viewerId: string }) {
  const side = orderTabOf(order, viewerId) === 'sell' ? 'seller' : 'buyer';
  return (
    <ListRow
      to={orderPath(order.id)}
      title={order.description}
      createdAt={order.createdAt}
      sign={orderAmountSign(side)}
      amount={order.totalAmount}
      status={order.orderStatus}
    />
  );
}

interface Wanted {
  filter: OrderStatus | undefined;
  from: string;
  to: string;
  page: number;
}

function queryOf({ filter, from, to, page }: Wanted) {
  return {
    pageNumber: page,
    pageSize: LIST_PAGE_SIZE,
    ...(filter === undefined ? {} : { Filter: filter }),
    ...(from === '' ? {} : { StartDate: from }),
    ...(to === '' ? {} : { EndDate: to }),
  };
}
