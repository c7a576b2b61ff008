import { SelectField } from '@amana/ui';
import type { ComponentProps } from 'react';

export interface ChoiceProps extends Omit<ComponentProps<typeof SelectField>, 'children'> {
  options: readonly (readonly [value: string, text: string])[];
}

export function Choice({ options, ...rest }: ChoiceProps) {
  return (
    <SelectField {...rest}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
