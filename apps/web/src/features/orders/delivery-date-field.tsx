import { TextField } from '@amana/ui';
import type { FieldBinding } from '../../shared/forms/use-schema-form.ts';

export function DeliveryDateField({ today, ...field }: FieldBinding & { today: string }) {
  return <TextField {...field} label="Expected Delivery Date" type="date" min={today} />;
}
