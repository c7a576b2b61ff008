import { SelectField } from '@amana/ui';
import type { FieldBinding } from '../../../shared/forms/use-schema-form.ts';

export interface DeliveryStatusFieldProps {
  binding: FieldBinding;
  /** What this side may say (§5): it is chosen on purpose, even where there is one. */
  choices: readonly string[];
}

export function DeliveryStatusField({ binding, choices }: DeliveryStatusFieldProps) {
  return (
    <SelectField {...binding} label="Delivery Status">
      <option value="" disabled>
        Select delivery status
      </option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </SelectField>
  );
}
