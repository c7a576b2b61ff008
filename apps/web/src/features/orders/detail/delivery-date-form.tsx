import { type Order, serverClock, useUpdateOrderDelivery } from '@amana/api';
import { TOAST_SUCCESS_MS, lagosDay } from '@amana/domain';
import { toast } from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { errorsOfFields } from '../../../shared/forms/errors-of-fields.ts';
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
    onSubmit: async (values, setServerErrors) => {
      const data = { OrderId: order.id, EstimatedTimeOfDelivery: values.estimatedTimeOfDelivery };
      const failure = await run(
        'setDeliveryDate',
        () => update({ data }),
        async ({ message }) => {
          toast.success(message ?? 'Order approved successfully', TOAST_SUCCESS_MS);
          // Keeps the form busy until the approved order, which has no form, is shown.
          await invalidateTrades(queryClient);
        },
      );
      if (failure !== null) setServerErrors(errorsOfFields(failure.error, Object.keys(values)));
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
