import { type Order, approveOrder, updateOrderDelivery } from '@amana/api';
import { PATHS } from '../../shared/paths.ts';
import { useOrderCommand } from '../../trade/use-order-command.ts';

/** A seller who created the order sets its delivery date instead of approving it. */
export type ApprovalEvent = 'approve' | 'setDeliveryDate';

/** Call this hook in the page: the form unmounts once the order is read as approved, possibly before the answer. */
export function useApproval({ id, orderStatus }: Order, event: ApprovalEvent) {
  return useOrderCommand(
    { id, orderStatus, side: 'seller' },
    {
      event,
      send: ({ estimatedTimeOfDelivery }: { estimatedTimeOfDelivery: string }) =>
        event === 'approve'
          ? approveOrder({ orderId: id, estimatedTimeOfDelivery })
          : updateOrderDelivery({ OrderId: id, EstimatedTimeOfDelivery: estimatedTimeOfDelivery }),
      success: ({ message }) => message ?? 'Order approved successfully',
      leadTo: PATHS.orders,
    },
  );
}
