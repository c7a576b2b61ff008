import { SelectField } from '@amana/ui';

export interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, text: string])[];
  onChange: (value: Value) => void;
}

/** A selection field whose options are data. */
export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find(([candidate]) => candidate === chosen);
    if (option !== undefined) onChange(option[0]);
  };
  return (
    <SelectField label={label} value={value} onChange={({ target }) => choose(target.value)}>
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
