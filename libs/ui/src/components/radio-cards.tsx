import styles from './radio-cards.module.css';

export interface RadioChoice<Value extends string> {
  value: Value;
  label: string;
  note?: string | undefined;
  disabled?: boolean;
}

export interface RadioCardsProps<Value extends string> {
  legend: string;
  name: string;
  choices: readonly RadioChoice<Value>[];
  selected: Value | null;
  onSelect: (value: Value) => void;
}

export function RadioCards<Value extends string>({
  legend,
  name,
  choices,
  selected,
  onSelect,
}: RadioCardsProps<Value>) {
  return (
    <fieldset className={styles['group']}>
      <legend>{legend}</legend>
      {choices.map(({ value, label, note, disabled = false }) => (
        <label key={value} className={styles['choice']}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === selected}
            disabled={disabled}
            onChange={() => onSelect(value)}
          />
          <span className={styles['label']}>{label}</span>
          {note !== undefined && <span className={styles['note']}>{note}</span>}
        </label>
      ))}
    </fieldset>
  );
}
