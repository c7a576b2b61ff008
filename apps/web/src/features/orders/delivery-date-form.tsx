import { type Order, approveOrder, serverClock, updateOrderDelivery } from '@amana/api';
import { type CalendarDate, daysAfter, lagosDay } from '@amana/domain';
import { approveOrderSchema, deliveryDateSchema } from '@amana/domain/validation';
import { Button, Icon, Stack } from '@amana/ui';
import { DateField } from '../../forms/date-field.tsx';
import { GuardedForm } from '../../forms/guarded-form.tsx';
import { type FieldBinding, useSchemaForm } from '../../forms/use-schema-form.ts';
import { PATHS } from '../../shared/paths.ts';
import { useOrderCommand } from '../../trade/use-order-command.ts';
import styles from './delivery-date-form.module.css';

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
}

export function DeliveryDateForm({ event, approval }: DeliveryDateFormProps) {
  const today = lagosDay(serverClock.now());
  const form = useSchemaForm({
    initialValues: { estimatedTimeOfDelivery: '' },
    schema: event === 'approve' ? approveOrderSchema(today) : deliveryDateSchema(today),
    onSubmit: approval.submit,
  });
  return (
    <GuardedForm form={form} {...WORDS[event]} isBusy={approval.isBusy}>
      <DeliveryDateField
        {...form.field('estimatedTimeOfDelivery')}
        today={today}
        onDate={(date) => void form.setValue('estimatedTimeOfDelivery', date)}
      />
    </GuardedForm>
  );
}

const QUICK_DATES = [
  { label: 'Today', days: 0 },
  { label: 'Tomorrow', days: 1 },
  { label: 'In 3 days', days: 3 },
  { label: 'In a week', days: 7 },
];

interface DeliveryDateFieldProps extends FieldBinding {
  /** The day in Lagos, where the service counts days. */
  today: CalendarDate;
  onDate: (date: CalendarDate) => void;
}

export function DeliveryDateField({ today, onDate, ...field }: DeliveryDateFieldProps) {
  return (
    <Stack gap={2}>
      <div className={styles['dates']} role="group" aria-label="Suggested dates">
        {QUICK_DATES.map(({ label, days }) => {
          const date = daysAfter(today, days);
          const isChosen = field.value === date;
          return (
            <Button
              key={label}
              variant="secondary"
              className={styles['date']}
              aria-pressed={isChosen}
              onClick={() => onDate(date)}
            >
              {isChosen && <Icon name="check" size={16} />}
              <span>{label}</span>
            </Button>
          );
        })}
      </div>
      <DateField {...field} label="Expected Delivery Date" min={today} />
    </Stack>
  );
}
