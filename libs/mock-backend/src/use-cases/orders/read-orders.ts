import type { GetOrderHistoryParams, GetRecentOrdersParams } from '@amana/api/contract';
import { LIST_PAGE_SIZE, lagosDayRange } from '@amana/domain';
import { done, listed, refuseField } from '../outcome.ts';
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
  const range = lagosDayRange(StartDate, EndDate);
  if (range === null) return refuseField('StartDate', 'There is no such date');
  const kinds = Filter === undefined ? null : [Filter];
  const page = world.indexes.orderHistory.page({ ownerId: caller.id, kinds, range, pageNumber, pageSize });
  return listed(page, (order) => orderView(world, order, caller.id));
}

export function getRecentOrders(world: World, caller: UserRow, { action }: GetRecentOrdersParams) {
  const { recentSales, recentPurchases, orderHistory } = world.indexes;
  const index = action === undefined ? orderHistory : action === 'sell' ? recentSales : recentPurchases;
  const { records } = index.page({ ownerId: caller.id, pageSize: RECENT_ORDERS });
  return done(records.map((order) => orderView(world, order, caller.id)));
}
