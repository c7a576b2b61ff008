import { SelectField } from '@amana/ui';

interface ChoiceProps {
  label: string;
  options: readonly (readonly [value: string, text: string])[];
  value?: string;
  onChange?: (value: string) => void;
}

export function Choice({ options, onChange, ...rest }: ChoiceProps) {
  return (
    <SelectField {...rest} onChange={({ target }) => onChange?.(target.value)}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
