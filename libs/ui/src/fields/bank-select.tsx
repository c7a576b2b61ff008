import { useEffect, useRef } from 'react';
import { classNames } from '../components/class-names.ts';
import { Icon } from '../components/icon.tsx';
import { Spinner } from '../components/button.tsx';
import styles from './bank-select.module.css';
import fieldStyles from './field.module.css';
import { FormField } from './form-field.tsx';
import type { FieldProps } from './text-field.tsx';
import { type ComboboxInput, useCombobox } from './use-combobox.ts';

export interface BankSelectProps extends FieldProps, ComboboxInput {
  emptyText: string;
  placeholder: string;
  loading?: boolean;
  onBlur?: () => void;
}

export function BankSelect({ label, hint, error, ...rest }: BankSelectProps) {
  return (
    <FormField label={label} hint={hint} error={error}>
      {(ties) => <Combobox {...rest} ties={ties} />}
    </FormField>
  );
}

interface ComboboxProps extends Omit<BankSelectProps, keyof FieldProps> {
  ties: { id: string };
}

function Combobox({ ties, emptyText, placeholder, loading = false, onBlur, ...choice }: ComboboxProps) {
  const { isOpen, text, active, shown, open, choose, type, pressKey, leave } = useCombobox(choice);
  const list = useRef<HTMLUListElement>(null);
  const listId = `${ties.id}-list`;
  const optionId = (index: number) => `${ties.id}-${index}`;
  useEffect(() => {
    const option = list.current?.querySelector<HTMLElement>('[data-active]');
    if (option !== null && option !== undefined) keepInView(option);
  }, [active, isOpen]);
  const hasList = isOpen && shown.length > 0;
  return (
    <>
      <input
        {...ties}
        className={classNames(fieldStyles['input'], styles['input'])}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-activedescendant={hasList && active !== -1 ? optionId(active) : undefined}
        aria-busy={loading ? true : undefined}
        placeholder={placeholder}
        value={text}
        onFocus={({ target }) => target.select()}
        onClick={({ currentTarget }) => {
          if (!isOpen) currentTarget.select();
          open();
        }}
        onChange={type}
        onKeyDown={pressKey}
        onBlur={() => {
          leave();
          onBlur?.();
        }}
      />
      <span className={fieldStyles['chevron']}>{loading ? <Spinner /> : <Icon name="down" />}</span>
      {hasList && (
        <ul ref={list} id={listId} className={styles['list']} role="listbox" aria-label={placeholder}>
          {shown.map((option, index) => (
            <li
              key={option.value}
              id={optionId(index)}
              className={styles['option']}
              role="option"
              aria-selected={option.value === choice.value}
              data-active={index === active ? true : undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option.label}
              {option.value === choice.value && <Icon name="check" size={18} />}
            </li>
          ))}
        </ul>
      )}
      {isOpen && !hasList && !loading && (
        <p className={classNames(styles['list'], styles['empty'])} role="status">
          {emptyText}
        </p>
      )}
    </>
  );
}

/** Unlike `scrollIntoView`, scrolls only the list and not the page. */
function keepInView(option: HTMLElement): void {
  const list = option.parentElement;
  if (list === null) return;
  const below = option.offsetTop + option.offsetHeight - list.clientHeight;
  list.scrollTop = Math.min(Math.max(list.scrollTop, below), option.offsetTop);
}
