import type { Transaction } from '@amana/api';
import type { DisputeCategory } from '@amana/domain';
import { errorStatus, errorText, useCreateDispute } from '@amana/api';
import { TOAST_SUCCESS_MS } from '@amana/domain';
import { toast } from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useNavigate } from 'react-router-dom';
import { $session } from '../../../session/index.ts';
import { invalidateTrades } from '../../../shared/invalidate-trades.ts';
import { PATHS } from '../../../shared/paths.ts';
import { showOrderRefusal } from '../../../shared/show-order-refusal.ts';
import { useUploadPercent } from '../../../shared/uploads/use-upload-percent.ts';
import { withoutLocation } from '../../../shared/uploads/without-location.ts';

const FAILED = 'Error lodging dispute';
/** Too large, or not what its name says. */
const REFUSED_FILE = new Set<number | null>([413, 415]);

interface WrittenDispute {
  disputeCategory: DisputeCategory;
  title: string;
  note: string;
  document: File | null;
}

/**
 * Lodges the dispute (§8); answers what the server has against its document, if it is that. Says whether it is done, and
 * how much of the document has gone up meanwhile.
 */
export function useLodgeDispute({ id, orderId, orderStatus }: Transaction) {
  const { percent, request, setPercent } = useUploadPercent();
  const { user } = useUnit($session);
  const create = useCreateDispute({ request });
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const lodge = async ({
    disputeCategory,
    title,
    note,
    document,
  }: WrittenDispute): Promise<string | null> => {
    setPercent(document === null ? null : 0);
    try {
      await create.mutateAsync({
        data: {
          TransactionId: id,
          CreatedByUserId: user?.userId ?? '',
          DisputeCategory: disputeCategory,
          Title: title.trim(),
          Note: note.trim(),
          ...(document === null ? {} : { Document: await withoutLocation(document) }),
        },
      });
      toast.success('Dispute lodged successfully', TOAST_SUCCESS_MS);
      await navigate(PATHS.disputes);
      return null;
    } catch (error) {
      const seen = { id: orderId, orderStatus, side: 'buyer' } as const;
      await showOrderRefusal(queryClient, error, seen, FAILED);
      return REFUSED_FILE.has(errorStatus(error)) ? errorText(error, FAILED) : null;
    } finally {
      setPercent(null);
      void invalidateTrades(queryClient);
    }
  };
  return { lodge, percent, isLodged: create.isSuccess };
}
