import { serverClock } from '@amana/api';
import { lagosDay } from '@amana/domain';
import { Card, TextField } from '@amana/ui';
import { Form } from '../../../shared/forms/form.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';

/** For a seller who created the order before they had bank details: giving the date approves it. */
export function DeliveryEstimateForm({ onDate }: { onDate: (date: string) => Promise<void> }) {
  const today = lagosDay(serverClock.now());
  const form = useSchemaForm({
    initialValues: { estimatedTimeOfDelivery: '' },
    loadSchema: async () => (await import('@amana/domain/validation')).deliveryEstimateSchema(today),
    onSubmit: ({ estimatedTimeOfDelivery }) => onDate(estimatedTimeOfDelivery),
  });
  return (
    <Card aria-label="Delivery date">
      <Form form={form} label="Delivery date" submitText="Set Delivery Date">
        <TextField
          {...form.field('estimatedTimeOfDelivery')}
          label="Expected Delivery Date"
          type="date"
          min={today}
        />
      </Form>
    </Card>
  );
}
