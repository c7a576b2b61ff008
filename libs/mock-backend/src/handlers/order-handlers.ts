import { defineHandlers } from './handler-types.ts';
import { approveOrder } from '../use-cases/orders/approve-order.ts';
import { createOrder } from '../use-cases/orders/create-order.ts';
import { getOrder, getOrderHistory, getRecentOrders } from '../use-cases/orders/read-orders.ts';
import { cancelOrRejectOrder } from '../use-cases/orders/cancel-or-reject-order.ts';
import { initiatePayment } from '../use-cases/payments/initiate-payment.ts';
import { updateOrderDelivery } from '../use-cases/transactions/update-delivery.ts';

export const orderHandlers = defineHandlers({
  getOrderHistory: ({ world, caller, query }) => getOrderHistory(world, caller, query),
  getOrder: ({ world, caller, path }) => getOrder(world, caller, path.id),
  getRecentOrders: ({ world, caller, query }) => getRecentOrders(world, caller, query),
  createOrder: ({ world, caller, body }) => createOrder(world, caller, body),
  approveOrder: ({ world, caller, body }) => approveOrder(world, caller, body),
  cancelOrder: ({ world, caller, body }) => cancelOrRejectOrder(world, caller, body.orderId, 'cancel'),
  rejectOrder: ({ world, caller, body }) => cancelOrRejectOrder(world, caller, body.orderId, 'reject'),
  updateOrderDelivery: ({ world, caller, body }) => updateOrderDelivery(world, caller, body),
  initiatePayment: ({ world, caller, body }) => initiatePayment(world, caller, body),
});
