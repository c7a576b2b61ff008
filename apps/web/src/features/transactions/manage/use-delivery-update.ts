import {
  type Transaction,
  type UpdateOrderDeliveryRequest,
  errorFields,
  errorStatus,
  errorText,
  useUpdateOrderDelivery,
} from '@amana/api';
import { TOAST_SUCCESS_MS, type Side } from '@amana/domain';
import { toast } from '@amana/ui';
import type { FieldErrors } from '../../../shared/forms/use-schema-form.ts';
import { PATHS } from '../../../shared/paths.ts';
import { useUploadPercent } from '../../../shared/uploads/use-upload-percent.ts';
import { useOrderCommand } from '../../../shared/use-order-command.ts';
import { useLeaveWhenDone } from '../../../shared/use-leave-when-done.ts';

const FAILED = 'Failed to update order';

/** The field that an error concerns when the server names none. */
const FIELD_OF_STATUS: ReadonlyMap<number | null, string> = new Map([
  [400, 'confirmationCode'],
  [429, 'confirmationCode'],
  [413, 'uploadEvidence'],
  [415, 'uploadEvidence'],
]);

/** The seller ships a paid order, or the buyer confirms its receipt; the overview is shown next. */
export function useDeliveryUpdate(transaction: Transaction, side: Side, onStateChanged: () => void) {
  const { orderId: id, orderStatus } = transaction;
  const run = useOrderCommand({ id, orderStatus, side }, FAILED);
  const { percent, request, setPercent } = useUploadPercent();
  const { mutateAsync, isSuccess } = useUpdateOrderDelivery({ request });
  const leave = useLeaveWhenDone();
  const update = async (
    data: UpdateOrderDeliveryRequest,
    setServerErrors: (errors: FieldErrors) => void,
  ): Promise<string | undefined> => {
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
    // Another person acted first, and the dialog has nothing left to send.
    if (errorStatus(failure?.error) === 409) onStateChanged();
    if (failure !== null) setServerErrors(fieldErrors(failure.error));
    return failure?.text;
  };
  return { update, percent, isDone: isSuccess };
}

function fieldErrors(error: unknown): FieldErrors {
  const named = Object.entries(errorFields(error));
  // The server names a field as the request does: 'ReceivedBy' is the form's `receivedBy`.
  if (named.length > 0) {
    return Object.fromEntries(
      named.map(([name, text]) => [name.charAt(0).toLowerCase() + name.slice(1), text]),
    );
  }
  const field = FIELD_OF_STATUS.get(errorStatus(error));
  return field === undefined ? {} : { [field]: errorText(error, FAILED) };
}
