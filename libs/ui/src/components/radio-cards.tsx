import { useId } from 'react';
import { FieldError } from '../fields/field-error.tsx';
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';
import styles from './radio-cards.module.css';

export interface RadioChoice<Value extends string> {
  value: Value;
  label: string;
  note?: string | undefined;
  icon?: IconName;
  disabled?: boolean;
}

export interface RadioCardsProps<Value extends string> {
  legend: string;
  name: string;
  choices: readonly RadioChoice<Value>[];
  selected: Value | null;
  error?: string | undefined;
  onSelect: (value: Value) => void;
}

/** One of a few, each as large as a finger. */
export function RadioCards<Value extends string>({
  legend,
  name,
  choices,
  selected,
  error,
  onSelect,
}: RadioCardsProps<Value>) {
  const errorId = useId();
  return (
    <fieldset className={styles['group']} aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{legend}</legend>
      {choices.map(({ value, label, note, icon, disabled = false }) => (
        <label key={value} className={styles['choice']}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === selected}
            disabled={disabled}
            onChange={() => onSelect(value)}
          />
          {icon !== undefined && <Icon name={icon} />}
          <span className={styles['label']}>{label}</span>
          {note !== undefined && <span className={styles['note']}>{note}</span>}
        </label>
      ))}
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
}
