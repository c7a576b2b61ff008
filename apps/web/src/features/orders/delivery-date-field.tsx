import { DateField } from '../../forms/date-field.tsx';
import type { FieldBinding } from '../../forms/use-schema-form.ts';

export function DeliveryDateField({ today, ...field }: FieldBinding & { today: string }) {
  return <DateField {...field} label="Expected Delivery Date" min={today} />;
}
