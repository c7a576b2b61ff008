import type { Order } from '@amana/api';
import { serverClock, useApproveOrder } from '@amana/api';
import { TOAST_SUCCESS_MS, formatNairaValue, lagosDay } from '@amana/domain';
import { Breakdown, Card, TextField, toast } from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { TOTAL_LABELS } from '../../../shared/payment-breakdown.tsx';
import { GuardedForm } from '../../../shared/forms/guarded-form.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { invalidateTrades } from '../../../shared/invalidate-trades.ts';
import { PATHS } from '../../../shared/paths.ts';
import { showOrderRefusal } from '../../../shared/show-order-refusal.ts';

/** The seller approves an order by giving its delivery date. */
export function ApproveOrderForm({ order }: { order: Order }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const approve = useApproveOrder();
  const today = lagosDay(serverClock.now());
  const form = useSchemaForm({
    initialValues: { estimatedTimeOfDelivery: '' },
    loadSchema: async () => (await import('@amana/domain/validation')).approveOrderSchema(today),
    onSubmit: async ({ estimatedTimeOfDelivery }) => {
      try {
        const { message } = await approve.mutateAsync({
          data: { orderId: order.id, estimatedTimeOfDelivery },
        });
        toast.success(message ?? 'Order approved successfully', TOAST_SUCCESS_MS);
        await navigate(PATHS.orders);
      } catch (error) {
        await showOrderRefusal(queryClient, error, { ...order, side: 'seller' });
      } finally {
        void invalidateTrades(queryClient);
      }
    },
  });
  return (
    <Card>
      <GuardedForm
        form={form}
        label="Approve Order"
        submitText="Submit"
        isBusy={form.isSubmitting || approve.isSuccess}
      >
        <Breakdown
          rows={[
            { label: 'Description', value: order.description },
            { label: TOTAL_LABELS.seller, value: formatNairaValue(order.totalAmount), isTotal: true },
          ]}
        />
        <TextField
          {...form.field('estimatedTimeOfDelivery')}
          label="Expected Delivery Date"
          type="date"
          min={today}
        />
      </GuardedForm>
    </Card>
  );
}
