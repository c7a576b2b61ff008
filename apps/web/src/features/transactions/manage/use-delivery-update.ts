import type { UpdateOrderDeliveryRequest } from '@amana/api';
import { errorText, useUpdateOrderDelivery } from '@amana/api';
import { TOAST_ERROR_MS, TOAST_SUCCESS_MS } from '@amana/domain';
import { toast } from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { invalidateTrades } from '../../../shared/invalidate-trades.ts';
import { OVERVIEW_PATH } from '../../../shared/paths.ts';

/** Either side's step on a paid order (decision D3); then the overview, with everything read again (§4). */
export function useDeliveryUpdate() {
  const update = useUpdateOrderDelivery();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (data: UpdateOrderDeliveryRequest): Promise<void> => {
    try {
      const { message } = await update.mutateAsync({ data });
      toast.success(message ?? 'Order updated successfully', TOAST_SUCCESS_MS);
      await navigate(OVERVIEW_PATH);
    } catch (error) {
      toast.error(errorText(error, 'Failed to update order'), TOAST_ERROR_MS);
    } finally {
      await invalidateTrades(queryClient);
    }
  };
}
