import type { Order } from '@amana/api';
import { TOAST_SUCCESS_MS } from '@amana/domain';
import { toast } from '@amana/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { orderPath } from '../../shared/paths.ts';

/** The page notices the payment by itself and moves on to the order. */
export function useLeaveWhenPaid({ id, orderStatus }: Pick<Order, 'id' | 'orderStatus'>): void {
  const before = useRef(orderStatus);
  const navigate = useNavigate();
  useEffect(() => {
    const waited = before.current === 'OpenTransaction';
    before.current = orderStatus;
    if (!waited || orderStatus !== 'Paid') return;
    toast.success('Your payment was received', TOAST_SUCCESS_MS);
    void navigate(orderPath(id), { replace: true });
  }, [orderStatus, id, navigate]);
}
