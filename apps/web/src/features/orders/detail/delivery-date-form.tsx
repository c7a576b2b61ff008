import { type Order, serverClock, useUpdateOrderDelivery } from '@amana/api';
import { TOAST_SUCCESS_MS, lagosDay } from '@amana/domain';
import { toast } from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { GuardedForm } from '../../../shared/forms/guarded-form.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { invalidateTrades } from '../../../shared/invalidate-trades.ts';
import { useOrderCommand } from '../../../shared/use-order-command.ts';
import { DeliveryDateField } from '../delivery-date-field.tsx';

/** For a seller who created the order before they had bank details: giving the date approves it. */
export function DeliveryDateForm({ order }: { order: Order }) {
  const { mutateAsync: update } = useUpdateOrderDelivery();
  const run = useOrderCommand({ ...order, side: 'seller' });
  const queryClient = useQueryClient();
  const today = lagosDay(serverClock.now());
  const form = useSchemaForm({
    initialValues: { estimatedTimeOfDelivery: '' },
    loadSchema: async () => (await import('@amana/domain/validation')).deliveryDateSchema(today),
    onSubmit: async ({ estimatedTimeOfDelivery }) => {
      const data = { OrderId: order.id, EstimatedTimeOfDelivery: estimatedTimeOfDelivery };
      const failure = await run(
        'setDeliveryDate',
        () => update({ data }),
        async ({ message }) => {
          toast.success(message ?? 'Order approved successfully', TOAST_SUCCESS_MS);
          // Keeps the form busy until the approved order, which has no form, is shown.
          await invalidateTrades(queryClient);
        },
      );
      return failure?.text;
    },
  });
  return (
    <section aria-label="Delivery date">
      <GuardedForm form={form} label="Delivery date" submitText="Set Delivery Date">
        <DeliveryDateField {...form.field('estimatedTimeOfDelivery')} today={today} />
      </GuardedForm>
    </section>
  );
}
