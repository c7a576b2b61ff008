import { type Order, serverClock, useApproveOrder, useUpdateOrderDelivery } from '@amana/api';
import { type CalendarDate, daysAfter, lagosDay } from '@amana/domain';
import { approveOrderSchema, deliveryDateSchema } from '@amana/domain/validation';
import { Button, Stack } from '@amana/ui';
import { DateField } from '../../forms/date-field.tsx';
import { GuardedForm } from '../../forms/guarded-form.tsx';
import { type FieldBinding, useSchemaForm } from '../../forms/use-schema-form.ts';
import { PATHS } from '../../shared/paths.ts';
import { type Change, useChange } from '../../server-state/use-change.ts';
import { useLeaveWhenDone } from '../../server-state/use-leave-when-done.ts';
import { orderCommand } from '../../trade/actions/order-command.ts';
import styles from './orders.module.css';

/** A seller who created the order sets its delivery date instead of approving it. */
type ApprovalEvent = 'approve' | 'setDeliveryDate';

type Approval = Omit<Change<string>, 'press'>;

/** Call this hook in the page: the form unmounts once the order is read as approved, possibly before the answer. */
export function useApproval({ id, orderStatus }: Order, event: ApprovalEvent): Approval {
  const leave = useLeaveWhenDone();
  const mutation = orderCommand(
    { id, orderStatus, side: 'seller' },
    {
      event,
      success: ({ message }) => message ?? 'Order approved successfully',
      onDone: () => leave(PATHS.orders),
    },
  );
  const approval = useChange(useApproveOrder({ mutation }));
  const update = useChange(useUpdateOrderDelivery({ mutation }));
  return event === 'approve'
    ? {
        ...approval,
        submit: (estimatedTimeOfDelivery) =>
          approval.submit({ data: { orderId: id, estimatedTimeOfDelivery } }),
      }
    : {
        ...update,
        submit: (date) => update.submit({ data: { OrderId: id, EstimatedTimeOfDelivery: date } }),
      };
}

const WORDS: Record<ApprovalEvent, { label: string; submitText: string }> = {
  approve: { label: 'Approve Order', submitText: 'Submit' },
  setDeliveryDate: { label: 'Delivery date', submitText: 'Set Delivery Date' },
};

interface DeliveryDateFormProps {
  event: ApprovalEvent;
  approval: Approval;
}

export function DeliveryDateForm({ event, approval }: DeliveryDateFormProps) {
  const today = lagosDay(serverClock.now());
  const form = useSchemaForm({
    initialValues: { estimatedTimeOfDelivery: '' },
    schema: event === 'approve' ? approveOrderSchema(today) : deliveryDateSchema(today),
    onSubmit: ({ estimatedTimeOfDelivery }) => approval.submit(estimatedTimeOfDelivery),
  });
  return (
    <GuardedForm form={form} {...WORDS[event]} change={approval}>
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
  { label: '3 days', days: 3 },
  { label: 'Week', days: 7 },
];

interface DeliveryDateFieldProps extends FieldBinding {
  /** The day in Lagos, where the service counts days. */
  today: CalendarDate;
  onDate: (date: CalendarDate) => void;
}

export function DeliveryDateField({ today, onDate, ...field }: DeliveryDateFieldProps) {
  return (
    <Stack gap={2}>
      <DateField {...field} label="Expected Delivery Date" min={today} />
      <div className={styles['dates']} role="group" aria-label="Suggested dates">
        {QUICK_DATES.map(({ label, days }) => {
          const date = daysAfter(today, days);
          return (
            <Button
              key={label}
              variant="secondary"
              className={styles['date']}
              aria-pressed={field.value === date}
              onClick={() => onDate(date)}
            >
              {label}
            </Button>
          );
        })}
      </div>
    </Stack>
  );
}
