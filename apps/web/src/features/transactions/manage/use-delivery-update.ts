import type { Transaction, UpdateOrderDeliveryRequest } from '@amana/api';
import { errorFields, errorStatus, errorText, useUpdateOrderDelivery } from '@amana/api';
import type { Side } from '@amana/domain';
import { TOAST_SUCCESS_MS } from '@amana/domain';
import { toast } from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { invalidateTrades } from '../../../shared/invalidate-trades.ts';
import { PATHS } from '../../../shared/paths.ts';
import { showOrderRefusal } from '../../../shared/show-order-refusal.ts';
import { useUploadPercent } from '../../../shared/uploads/use-upload-percent.ts';

const FAILED = 'Failed to update order';

/** Why the server did not take what was typed. */
export interface DeliveryRefusal {
  readonly status: number | null;
  readonly text: string;
  /** Wire name → what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Either side's step on a paid order (decision D3); then the overview, with everything read again (§4). */
export function useDeliveryUpdate(transaction: Transaction, side: Side, onStateChanged: () => void) {
  const { percent, request, setPercent } = useUploadPercent();
  const { mutateAsync } = useUpdateOrderDelivery({ request });
  const [isDone, setIsDone] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const update = async (data: UpdateOrderDeliveryRequest): Promise<DeliveryRefusal | null> => {
    setPercent(data.UploadEvidence === undefined ? null : 0);
    try {
      await mutateAsync({ data });
      setIsDone(true);
      toast.success('Order updated successfully', TOAST_SUCCESS_MS);
      await navigate(PATHS.overview);
      return null;
    } catch (error) {
      const { orderId, orderStatus } = transaction;
      await showOrderRefusal(queryClient, error, { id: orderId, orderStatus, side }, FAILED);
      // Somebody else was first: the form has nothing left to do (decision D8).
      if (errorStatus(error) === 409) onStateChanged();
      return { status: errorStatus(error), text: errorText(error, FAILED), fields: errorFields(error) };
    } finally {
      setPercent(null);
      void invalidateTrades(queryClient);
    }
  };
  /** Once it is done the form stays as it is until its page is gone: nothing is sent twice. */
  return { update, percent, isDone };
}
