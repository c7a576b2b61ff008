import { classNames } from './class-names.ts';
import styles from './radio-cards.module.css';

interface RadioCardsProps<Value extends string> {
  legend: string;
  name: string;
  choices: readonly { value: Value; label: string; note?: string | undefined; disabled?: boolean }[];
  selected: Value | null;
  onSelect: (value: Value) => void;
  /** Lets the person press the selected choice again to choose none. */
  onClear?: () => void;
}

export function RadioCards<Value extends string>({
  legend,
  name,
  choices,
  selected,
  onSelect,
  onClear,
}: RadioCardsProps<Value>) {
  return (
    <fieldset className={styles['group']}>
      <legend>{legend}</legend>
      <div className={styles['choices']}>
        {choices.map(({ value, label, note, disabled = false }) => (
          <label key={value} className={classNames('focus-frame', styles['choice'])}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === selected}
              disabled={disabled}
              onChange={() => onSelect(value)}
              onClick={value === selected ? onClear : undefined}
            />
            <span className={styles['words']}>
              <span className={styles['label']}>{label}</span>
              {note !== undefined && <span className="small-print">{note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
