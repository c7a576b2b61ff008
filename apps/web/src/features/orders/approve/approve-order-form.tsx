import type { Order } from '@amana/api';
import { serverClock, useApproveOrder } from '@amana/api';
import { TOAST_SUCCESS_MS, formatNairaValue, lagosDay } from '@amana/domain';
import { Breakdown, Button, Card, TextField, toast } from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { TOTAL_LABELS } from '../../../shared/payment-breakdown.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { useUnsavedChangesQuestion } from '../../../shared/forms/use-unsaved-changes-question.tsx';
import { invalidateTrades } from '../../../shared/invalidate-trades.ts';
import { PATHS } from '../../../shared/paths.ts';
import { showOrderRefusal } from '../../../shared/show-order-refusal.ts';

/** When the seller will deliver; with it the order is approved, and the list of orders comes next (§4). */
export function ApproveOrderForm({ order }: { order: Order }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const approve = useApproveOrder();
  const today = lagosDay(serverClock.now());
  const { form, field, submit, isDirty, isSubmitting } = useSchemaForm({
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
        await showOrderRefusal(queryClient, error, { ...order, side: 'seller' }, 'An error occurred');
      } finally {
        void invalidateTrades(queryClient);
      }
    },
  });
  // Until the list of orders stands there, nothing can be sent again.
  const isBusy = isSubmitting || approve.isSuccess;
  const { question } = useUnsavedChangesQuestion(isDirty && !isBusy);
  return (
    <Card>
      <Form formRef={form} label="Approve Order" onSubmit={submit}>
        <Breakdown
          rows={[
            { label: 'Description', value: order.description },
            { label: TOTAL_LABELS.seller, value: formatNairaValue(order.totalAmount), isTotal: true },
          ]}
        />
        <TextField
          {...field('estimatedTimeOfDelivery')}
          label="Expected Delivery Date"
          type="date"
          min={today}
        />
        <Button type="submit" block loading={isBusy}>
          Submit
        </Button>
      </Form>
      {question}
    </Card>
  );
}
