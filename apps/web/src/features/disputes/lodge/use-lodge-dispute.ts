import type { Transaction } from '@amana/api';
import { errorStatus, errorText, useCreateDispute } from '@amana/api';
import type { DisputeCategory } from '@amana/domain';
import { TOAST_SUCCESS_MS } from '@amana/domain';
import { toast } from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { FieldErrors } from '../../../shared/forms/use-schema-form.ts';
import { invalidateTrades } from '../../../shared/invalidate-trades.ts';
import { PATHS } from '../../../shared/paths.ts';
import { showOrderRefusal } from '../../../shared/show-order-refusal.ts';
import { useUploadPercent } from '../../../shared/uploads/use-upload-percent.ts';
import { withoutLocation } from '../../../shared/uploads/without-location.ts';
import { useViewerId } from '../../../shared/use-viewer.ts';

const FAILED = 'Error lodging dispute';
/** The file is too large, or its content does not match its type. */
const FILE_REFUSED = new Set<number | null>([413, 415]);

interface DisputeFormValues {
  disputeCategory: DisputeCategory;
  title: string;
  note: string;
  document: File | null;
}

export function useLodgeDispute({ id, orderId, orderStatus }: Transaction) {
  const { percent, request, setPercent } = useUploadPercent();
  const viewerId = useViewerId();
  const create = useCreateDispute({ request });
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  /** Resolves with the server's objection to the document, if that is what it refused. */
  const lodge = async ({
    disputeCategory,
    title,
    note,
    document,
  }: DisputeFormValues): Promise<FieldErrors> => {
    setPercent(document === null ? null : 0);
    try {
      await create.mutateAsync({
        data: {
          TransactionId: id,
          CreatedByUserId: viewerId,
          DisputeCategory: disputeCategory,
          Title: title.trim(),
          Note: note.trim(),
          ...(document === null ? {} : { Document: await withoutLocation(document) }),
        },
      });
      toast.success('Dispute lodged successfully', TOAST_SUCCESS_MS);
      await navigate(PATHS.disputes);
      return {};
    } catch (error) {
      await showOrderRefusal(queryClient, error, { id: orderId, orderStatus, side: 'buyer' }, FAILED);
      return FILE_REFUSED.has(errorStatus(error)) ? { document: errorText(error, FAILED) } : {};
    } finally {
      setPercent(null);
      void invalidateTrades(queryClient);
    }
  };
  return { lodge, percent, isLodged: create.isSuccess };
}
