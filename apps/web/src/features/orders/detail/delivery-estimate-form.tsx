import { serverClock } from '@amana/api';
import { lagosDay } from '@amana/domain';
import { Button, Card, TextField } from '@amana/ui';
import { Form } from '../../../shared/forms/form.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';

/** For the seller who created the order and has bank details by now: the date approves it (decision D3). */
export function DeliveryEstimateForm({ onDate }: { onDate: (date: string) => Promise<void> }) {
  const today = lagosDay(serverClock.now());
  const { form, field, submit, isSubmitting } = useSchemaForm({
    initialValues: { estimatedTimeOfDelivery: '' },
    loadSchema: async () => (await import('@amana/domain/validation')).deliveryEstimateSchema(today),
    onSubmit: ({ estimatedTimeOfDelivery }) => onDate(estimatedTimeOfDelivery),
  });
  return (
    <Card aria-label="Delivery date">
      <Form formRef={form} label="Delivery date" onSubmit={submit}>
        <TextField
          {...field('estimatedTimeOfDelivery')}
          label="Expected Delivery Date"
          type="date"
          min={today}
        />
        <Button type="submit" block loading={isSubmitting}>
          Set Delivery Date
        </Button>
      </Form>
    </Card>
  );
}
