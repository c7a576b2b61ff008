import { useCancelDispute as useCancelDisputeCall } from '@amana/api';
import { TOAST_SUCCESS_MS } from '@amana/domain';
import { toast } from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { invalidateTrades } from '../../../shared/invalidate-trades.ts';
import { PATHS } from '../../../shared/paths.ts';
import { showError } from '../../../shared/show-error.ts';

export function useCancelDispute(disputeId: string) {
  const call = useCancelDisputeCall();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const cancel = async (): Promise<void> => {
    try {
      await call.mutateAsync({ id: disputeId });
      toast.success('Dispute cancelled successfully', TOAST_SUCCESS_MS);
      await navigate(PATHS.cancelledDispute);
    } catch (error) {
      showError(error, 'Failed to cancel dispute');
    } finally {
      void invalidateTrades(queryClient);
    }
  };
  return { cancel, isCancelling: call.isPending };
}
