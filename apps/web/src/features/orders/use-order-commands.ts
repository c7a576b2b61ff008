import { useCancelOrder, useRejectOrder, useUpdateOrderDelivery } from '@amana/api';
import { TOAST_SUCCESS_MS } from '@amana/domain';
import { toast } from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { invalidateTrades } from '../../shared/invalidate-trades.ts';
import { PATHS } from '../../shared/paths.ts';
import type { SeenOrder } from '../../shared/show-order-refusal.ts';
import { showOrderRefusal } from '../../shared/show-order-refusal.ts';

const STOP_FAILED = 'An error occurred while cancelling your order.';

export interface OrderCommands {
  /** The buyer cancels or the seller rejects; then the list of orders (§4). */
  readonly stop: () => Promise<void>;
  /** The seller who created the order sets its delivery date (decision D3). */
  readonly setDeliveryEstimate: (date: string) => Promise<void>;
}

/** What a party can do to an order here; every outcome is told, and what changed is read again. */
export function useOrderCommands(seen: SeenOrder): OrderCommands {
  const { mutateAsync: cancel } = useCancelOrder();
  const { mutateAsync: reject } = useRejectOrder();
  const { mutateAsync: update } = useUpdateOrderDelivery();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { id: orderId, side } = seen;
  const refresh = () => invalidateTrades(queryClient);
  return {
    async stop() {
      try {
        const { message } = await (side === 'buyer' ? cancel : reject)({ data: { orderId } });
        toast.success(message ?? 'Order cancelled successfully', TOAST_SUCCESS_MS);
        await navigate(PATHS.orders);
      } catch (error) {
        await showOrderRefusal(queryClient, error, seen, STOP_FAILED);
      } finally {
        void refresh();
      }
    },
    async setDeliveryEstimate(date) {
      try {
        const { message } = await update({ data: { OrderId: orderId, EstimatedTimeOfDelivery: date } });
        toast.success(message ?? 'Order approved successfully', TOAST_SUCCESS_MS);
        // The form is busy until the order that was read again takes it away.
        await refresh();
      } catch (error) {
        await showOrderRefusal(queryClient, error, seen, 'An error occurred');
        void refresh();
      }
    },
  };
}
