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
  /** Cancels the order as its buyer, or rejects it as its seller. */
  readonly stop: () => Promise<void>;
  /** For the seller who created the order. */
  readonly setDeliveryEstimate: (date: string) => Promise<void>;
}

/** Each command shows its result in a toast and reads the order again. */
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
        // Keeps the form busy until the approved order, which has no form, is shown.
        await refresh();
      } catch (error) {
        await showOrderRefusal(queryClient, error, seen);
        void refresh();
      }
    },
  };
}
