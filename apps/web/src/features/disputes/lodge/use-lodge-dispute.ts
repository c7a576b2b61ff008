import type { Transaction } from '@amana/api';
import type { DisputeCategory } from '@amana/domain';
import { useCreateDispute } from '@amana/api';
import { TOAST_SUCCESS_MS } from '@amana/domain';
import { toast } from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { $session } from '../../../session/index.ts';
import { invalidateTrades } from '../../../shared/invalidate-trades.ts';
import { DISPUTES_PATH } from '../../../shared/paths.ts';
import { tellOrderRefusal } from '../../../shared/tell-order-refusal.ts';
import { withoutLocation } from '../../../shared/uploads/without-location.ts';

interface WrittenDispute {
  disputeCategory: DisputeCategory;
  title: string;
  note: string;
  document: File | null;
}

/** Lodges the dispute; whether that is done, and how much of its document has gone up meanwhile, from 0 to 100 (§8). */
export function useLodgeDispute({ id, orderId, orderStatus }: Transaction) {
  const [percent, setPercent] = useState(0);
  const { user } = useUnit($session);
  const create = useCreateDispute({
    request: { onUploadProgress: ({ progress = 0 }) => setPercent(Math.round(progress * 100)) },
  });
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const lodge = async ({ disputeCategory, title, note, document }: WrittenDispute): Promise<void> => {
    setPercent(0);
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
      await navigate(DISPUTES_PATH);
    } catch (error) {
      const seen = { id: orderId, orderStatus, side: 'buyer' } as const;
      await tellOrderRefusal(queryClient, error, seen, 'Error lodging dispute');
    } finally {
      await invalidateTrades(queryClient);
    }
  };
  return { lodge, percent, isLodged: create.isSuccess };
}
