import { useCancelOrder, useRejectOrder, useUpdateOrderDelivery } from '@amana/api';
import { TOAST_SUCCESS_MS } from '@amana/domain';
import { toast } from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { invalidateTrades } from '../../shared/invalidate-trades.ts';
import { ORDERS_PATH } from '../../shared/paths.ts';
import { tellRefusal } from '../../shared/tell-refusal.ts';

const STOP_FAILED = 'An error occurred while cancelling your order.';

export interface OrderCommands {
  /** The buyer cancels or the seller rejects; then the list of orders (§4). */
  readonly stop: (event: 'cancel' | 'reject') => Promise<void>;
  readonly isStopping: boolean;
  /** The seller who created the order sets its delivery date (decision D3). */
  readonly setDeliveryEstimate: (date: string) => Promise<void>;
}

/** What a party can do to an order here; every outcome is told, and what changed is read again. */
export function useOrderCommands(orderId: string): OrderCommands {
  const cancel = useCancelOrder();
  const reject = useRejectOrder();
  const update = useUpdateOrderDelivery();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => invalidateTrades(queryClient);
  return {
    async stop(event) {
      try {
        const { message } = await (event === 'cancel' ? cancel : reject).mutateAsync({ data: { orderId } });
        toast.success(message ?? 'Order cancelled successfully', TOAST_SUCCESS_MS);
        await navigate(ORDERS_PATH);
      } catch (error) {
        tellRefusal(error, STOP_FAILED);
      } finally {
        await refresh();
      }
    },
    isStopping: cancel.isPending || reject.isPending,
    async setDeliveryEstimate(date) {
      try {
        const { message } = await update.mutateAsync({
          data: { OrderId: orderId, EstimatedTimeOfDelivery: date },
        });
        toast.success(message ?? 'Order approved successfully', TOAST_SUCCESS_MS);
      } catch (error) {
        tellRefusal(error, 'An error occurred');
      } finally {
        await refresh();
      }
    },
  };
}
