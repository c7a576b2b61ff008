import type { Order } from '@amana/api';
import {
  ORDER_DETAIL_REFRESH_MS,
  ORDER_STATUSES,
  TOAST_SUCCESS_MS,
  awaitsPayment,
  awaitsTransfer,
  changedMeanwhileText,
  isManagedByTransaction,
} from '@amana/domain';
import { toast } from '@amana/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsNavigatingAway } from '../../shared/hooks/use-is-navigating-away.ts';
import { orderPath } from '../../shared/paths.ts';
import { sentTransferKey } from '../../storage/storage-keys.ts';
import { localStore } from '../../storage/storage.ts';
import { JUST_PAID } from '../../trade/money/trade-result.tsx';

/** Short, so that the page reacts soon after the bank reports a transfer. */
const WAITING_REFRESH_MS = 3_000;

/** How often the order or the transaction of a page about a payment is read, in ms. */
export function paymentRefreshMs(answer: { data: Pick<Order, 'orderStatus'> } | undefined): number {
  const isAwaited = answer !== undefined && awaitsTransfer(answer.data.orderStatus);
  return isAwaited ? WAITING_REFRESH_MS : ORDER_DETAIL_REFRESH_MS;
}

/** Leads to the order when its payment has arrived; shows a warning when the order was stopped instead. */
export function useFollowPayment({ id, orderStatus }: Pick<Order, 'id' | 'orderStatus'>): void {
  const before = useRef(orderStatus);
  const navigate = useNavigate();
  const isNavigatingAway = useIsNavigatingAway();
  useEffect(() => {
    // In an unknown status the payment may still be awaited.
    if (!ORDER_STATUSES.includes(orderStatus)) return;
    const paymentWasAwaited = awaitsPayment(before.current);
    before.current = orderStatus;
    if (!paymentWasAwaited || awaitsPayment(orderStatus)) return;
    localStore.remove(sentTransferKey(id));
    // While the page was hidden, the trade may have passed several statuses.
    if (!isManagedByTransaction(orderStatus)) {
      const change = changedMeanwhileText(orderStatus, 'buyer');
      if (change !== null) toast.warning(change);
      return;
    }
    toast.success('Your payment was received', TOAST_SUCCESS_MS);
    if (!isNavigatingAway()) void navigate(orderPath(id), { replace: true, state: JUST_PAID });
  }, [orderStatus, id, isNavigatingAway, navigate]);
}
