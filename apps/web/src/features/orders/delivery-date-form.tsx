import { type Order, approveOrder, serverClock, updateOrderDelivery } from '@amana/api';
import { lagosDay } from '@amana/domain';
import { approveOrderSchema, deliveryDateSchema } from '@amana/domain/validation';
import type { ReactNode } from 'react';
import { DateField } from '../../forms/date-field.tsx';
import { GuardedForm } from '../../forms/guarded-form.tsx';
import { type FieldBinding, useSchemaForm } from '../../forms/use-schema-form.ts';
import { PATHS } from '../../shared/paths.ts';
import { useOrderCommand } from '../../trade/use-order-command.ts';

/** A seller who created the order sets its delivery date instead of approving it. */
type ApprovalEvent = 'approve' | 'setDeliveryDate';

/** Call this hook in the page: the form unmounts once the order is read as approved, possibly before the answer. */
export function useApproval({ id, orderStatus }: Order, event: ApprovalEvent) {
  return useOrderCommand(
    { id, orderStatus, side: 'seller' },
    {
      event,
      send: ({ estimatedTimeOfDelivery }: { estimatedTimeOfDelivery: string }) =>
        event === 'approve'
          ? approveOrder({ orderId: id, estimatedTimeOfDelivery })
          : updateOrderDelivery({ OrderId: id, EstimatedTimeOfDelivery: estimatedTimeOfDelivery }),
      success: ({ message }) => message ?? 'Order approved successfully',
      leadTo: PATHS.orders,
    },
  );
}

const WORDS: Record<ApprovalEvent, { label: string; submitText: string }> = {
  approve: { label: 'Approve Order', submitText: 'Submit' },
  setDeliveryDate: { label: 'Delivery date', submitText: 'Set Delivery Date' },
};

interface DeliveryDateFormProps {
  event: ApprovalEvent;
  approval: ReturnType<typeof useApproval>;
  children?: ReactNode;
}

export function DeliveryDateForm({ event, approval, children }: DeliveryDateFormProps) {
  const today = lagosDay(serverClock.now());
  const form = useSchemaForm({
    initialValues: { estimatedTimeOfDelivery: '' },
    schema: event === 'approve' ? approveOrderSchema(today) : deliveryDateSchema(today),
    onSubmit: approval.submit,
  });
  return (
    <GuardedForm form={form} {...WORDS[event]} isBusy={approval.isBusy}>
      {children}
      <DeliveryDateField {...form.field('estimatedTimeOfDelivery')} today={today} />
    </GuardedForm>
  );
}

export function DeliveryDateField({ today, ...field }: FieldBinding & { today: string }) {
  return <DateField {...field} label="Expected Delivery Date" min={today} />;
}
