import { type Order, serverClock, useUpdateOrderDelivery } from '@amana/api';
import { TOAST_SUCCESS_MS, lagosDay } from '@amana/domain';
import { deliveryDateSchema } from '@amana/domain/validation';
import { KeepFocus, toast } from '@amana/ui';
import { errorsOfFields } from '../../../forms/errors-of-fields.ts';
import { GuardedForm } from '../../../forms/guarded-form.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useOrderCommand } from '../../../trade/use-order-command.ts';
import { DeliveryDateField } from '../delivery-date-field.tsx';

interface DeliveryDateFormProps {
  order: Order;
  onApproved: () => Promise<void>;
}

/** For a seller who created the order before they had bank details: giving the date approves it. */
export function DeliveryDateForm({ order, onApproved }: DeliveryDateFormProps) {
  const { mutateAsync: update } = useUpdateOrderDelivery();
  const run = useOrderCommand({ ...order, side: 'seller' });
  const today = lagosDay(serverClock.now());
  const form = useSchemaForm({
    initialValues: { estimatedTimeOfDelivery: '' },
    schema: deliveryDateSchema(today),
    onSubmit: async (values, setServerErrors) => {
      const data = { OrderId: order.id, EstimatedTimeOfDelivery: values.estimatedTimeOfDelivery };
      const failure = await run(
        'setDeliveryDate',
        () => update({ data }),
        async ({ message }) => {
          toast.success(message ?? 'Order approved successfully', TOAST_SUCCESS_MS);
          await onApproved();
        },
      );
      if (failure !== null) setServerErrors(errorsOfFields(failure.error, Object.keys(values)));
      return failure?.text;
    },
  });
  return (
    <section aria-label="Delivery date">
      <KeepFocus>
        <GuardedForm form={form} label="Delivery date" submitText="Set Delivery Date">
          <DeliveryDateField {...form.field('estimatedTimeOfDelivery')} today={today} />
        </GuardedForm>
      </KeepFocus>
    </section>
  );
}
