import type { GetOrderHistoryParams, GetRecentOrdersParams } from '@amana/api/contract';
import { LIST_PAGE_SIZE } from '@amana/domain';
import { dayRange } from '../day-range.ts';
import { done, listed } from '../outcome.ts';
import type { UserRow } from '../../store/row-types.ts';
import type { World } from '../../simulation/world.ts';
import { findOrder } from './apply-order-event.ts';
import { orderHistory } from './order-history.ts';
import { orderView } from './order-view.ts';

const RECENT_ORDERS = 5;

export function getOrder(world: World, caller: UserRow, orderId: string) {
  const found = findOrder(world, caller, orderId);
  if (!found.ok) return found;
  return done({ ...orderView(world, found.value, caller.id), ...orderHistory(world, found.value) });
}

export function getOrderHistory(world: World, caller: UserRow, query: GetOrderHistoryParams) {
  const { pageNumber = 1, pageSize = LIST_PAGE_SIZE, Filter, StartDate, EndDate } = query;
  const days = dayRange(['StartDate', StartDate], ['EndDate', EndDate]);
  if (!days.ok) return days;
  const kinds = Filter === undefined ? null : [Filter];
  const wanted = { ownerId: caller.id, kinds, range: days.value, pageNumber, pageSize };
  const page = world.indexes.orderHistory.page(wanted);
  return listed(page, (order) => orderView(world, order, caller.id));
}

export function getRecentOrders(world: World, caller: UserRow, { action }: GetRecentOrdersParams) {
  const { recentSales, recentPurchases, orderHistory } = world.indexes;
  const index = action === undefined ? orderHistory : action === 'sell' ? recentSales : recentPurchases;
  const { records } = index.page({ ownerId: caller.id, pageSize: RECENT_ORDERS });
  return done(records.map((order) => orderView(world, order, caller.id)));
}
