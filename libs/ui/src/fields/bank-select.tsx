import { Select } from 'antd';
import { FormField } from './form-field.tsx';
import type { FieldProps } from './text-field.tsx';

export interface BankSelectProps extends FieldProps {
  options: readonly { value: string; label: string }[];
  value: string | null;
  /** When no option matches what was typed. */
  emptyText: string;
  placeholder: string;
  loading?: boolean;
  onSelect: (value: string) => void;
  onBlur?: () => void;
}

/** A long list that can be searched by typing. */
export function BankSelect({
  label,
  hint,
  error,
  options,
  value,
  emptyText,
  placeholder,
  loading = false,
  onSelect,
  onBlur,
}: BankSelectProps) {
  return (
    <FormField label={label} hint={hint} error={error}>
      {({ id, ...aria }) => (
        <Select
          id={id}
          {...aria}
          showSearch={{ optionFilterProp: 'label' }}
          style={{ width: '100%' }}
          options={[...options]}
          value={value}
          placeholder={placeholder}
          notFoundContent={emptyText}
          loading={loading}
          status={error === undefined ? '' : 'error'}
          onChange={onSelect}
          onBlur={() => onBlur?.()}
        />
      )}
    </FormField>
  );
}
