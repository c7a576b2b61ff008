import { SelectField } from '@amana/ui';
import type { FieldBinding } from '../../../shared/forms/use-schema-form.ts';

/** The only choice is not preselected: the viewer states on purpose what happened. */
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
