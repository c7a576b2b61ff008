import { SelectField } from '@amana/ui';
import type { FieldBinding } from '../../../forms/use-schema-form.ts';

/** Has one choice, which the forms preselect. */
export function DeliveryStatusField({ choice, ...field }: FieldBinding & { choice: string }) {
  return (
    <SelectField {...field} label="Delivery Status">
      <option value="" disabled>
        Select delivery status
      </option>
      <option value={choice}>{choice}</option>
    </SelectField>
  );
}
