import { type Transaction, type UpdateOrderDeliveryRequest, useUpdateOrderDelivery } from '@amana/api';
import { TOAST_SUCCESS_MS, type Side } from '@amana/domain';
import { toast } from '@amana/ui';
import { PATHS } from '../../../shared/paths.ts';
import { useUploadPercent } from '../../../forms/uploads/use-upload-percent.ts';
import { useOrderCommand } from '../../../trade/use-order-command.ts';
import { useLeaveWhenDone } from '../../../changes/use-leave-when-done.ts';

const FAILED = 'Failed to update order';

/** The seller ships a paid order, or the buyer confirms its receipt; the overview is shown next. */
export function useDeliveryUpdate(transaction: Transaction, side: Side, onTooLate: () => void) {
  const { orderId: id, orderStatus } = transaction;
  const run = useOrderCommand({ id, orderStatus, side }, FAILED);
  const { percent, request, setPercent } = useUploadPercent();
  const { mutateAsync, isSuccess } = useUpdateOrderDelivery({ request });
  const leave = useLeaveWhenDone();
  const update = async (data: UpdateOrderDeliveryRequest) => {
    setPercent(data.UploadEvidence === undefined ? null : 0);
    const event = side === 'seller' ? 'markShipped' : 'confirmReceipt';
    const failure = await run(
      event,
      () => mutateAsync({ data }),
      async () => {
        toast.success('Order updated successfully', TOAST_SUCCESS_MS);
        await leave(PATHS.overview);
      },
    );
    setPercent(null);
    if (failure?.isTooLate === true) onTooLate();
    return failure;
  };
  return { update, percent, isDone: isSuccess };
}
