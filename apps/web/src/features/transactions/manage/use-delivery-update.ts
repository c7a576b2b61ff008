import { type Transaction, type UpdateOrderDeliveryRequest, updateOrderDelivery } from '@amana/api';
import type { Side } from '@amana/domain';
import { PATHS } from '../../../shared/paths.ts';
import { useUploadPercent } from '../../../forms/uploads/use-upload-percent.ts';
import { useOrderCommand } from '../../../trade/use-order-command.ts';

/** The seller ships a paid order, or the buyer confirms its receipt; the overview is shown next. */
export function useDeliveryUpdate({ orderId, orderStatus }: Transaction, side: Side, onTooLate: () => void) {
  const { percent, track } = useUploadPercent();
  const command = useOrderCommand(
    { id: orderId, orderStatus, side },
    {
      event: side === 'seller' ? 'markShipped' : 'confirmReceipt',
      send: (data: UpdateOrderDeliveryRequest) =>
        track(data.UploadEvidence, (request) => updateOrderDelivery(data, request)),
      success: 'Order updated successfully',
      leadTo: PATHS.overview,
      failed: 'Failed to update order',
      onTooLate,
    },
  );
  return { ...command, percent };
}
