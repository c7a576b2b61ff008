import { bankNamed, indexBanks, matchingBanks } from '@amana/domain';
import { type ChangeEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Spinner } from '../components/button.tsx';
import { classNames } from '../components/class-names.ts';
import { Icon } from '../components/icon.tsx';
import styles from './bank-select.module.css';
import fieldStyles from './field.module.css';
import { FormField } from './form-field.tsx';
import type { FieldProps } from './text-field.tsx';

interface Option {
  value: string;
  label: string;
}

interface BankSelectProps extends FieldProps {
  options: readonly Option[];
  value: string | null;
  valueLabel?: string;
  emptyText: string;
  placeholder: string;
  loading?: boolean;
  onSelect: (value: string) => void;
  onBlur?: () => void;
}

interface Search {
  /** Text typed since the list opened; null or empty shows every option. */
  text: string | null;
  active: number;
}

/** The combobox pattern of WAI-ARIA. */
export function BankSelect({
  label,
  hint,
  error,
  options,
  value,
  valueLabel = '',
  emptyText,
  placeholder,
  loading = false,
  onSelect,
  onBlur,
}: BankSelectProps) {
  const [search, setSearch] = useState<Search | null>(null);
  const isOpen = search !== null;
  const active = search?.active ?? -1;
  const chosen = options.find((option) => option.value === value);
  const indexed = useMemo(() => indexBanks(options), [options]);
  const shown = isOpen ? matchingBanks(indexed, search.text ?? '') : [];
  const hasList = shown.length > 0;

  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const option = list.current?.querySelector<HTMLElement>('[data-active]');
    if (option) keepInView(option);
  }, [active, isOpen]);

  const open = () => {
    if (!isOpen) setSearch({ text: null, active: options.findIndex((option) => option === chosen) });
  };
  const choose = (option: Option | undefined) => {
    if (option !== undefined && option.value !== value) onSelect(option.value);
    setSearch(null);
  };
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setSearch({ text: target.value, active: target.value === '' ? -1 : 0 });
  };
  const pressKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      if (isOpen) setSearch({ ...search, active: nextOf(search.active, step, shown.length) });
      else open();
    } else if (isOpen && event.key === 'Enter') {
      event.preventDefault();
      const option = shown[search.active];
      const hasText = search.text !== null && search.text !== '';
      // The matching options may still be loading.
      if (option !== undefined || !hasText) choose(option);
    } else if (isOpen && event.key === 'Escape') {
      // Escape closes only the list, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setSearch(null);
    }
  };
  /** The full or a short name of a bank chooses that bank. */
  const leave = () => {
    choose(bankNamed(indexed, search?.text ?? ''));
    onBlur?.();
  };

  return (
    <FormField label={label} hint={hint} error={error}>
      {(ties) => (
        <>
          <input
            {...ties}
            className={fieldStyles['input']}
            type="text"
            role="combobox"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={hasList ? `${ties.id}-list` : undefined}
            aria-activedescendant={hasList && active !== -1 ? `${ties.id}-${active}` : undefined}
            aria-busy={loading ? true : undefined}
            placeholder={placeholder}
            value={search?.text ?? chosen?.label ?? valueLabel}
            onFocus={({ target }) => target.select()}
            onClick={({ currentTarget }) => {
              if (!isOpen) currentTarget.select();
              open();
            }}
            onChange={type}
            onKeyDown={pressKey}
            onBlur={leave}
          />
          <span className={fieldStyles['chevron']}>{loading ? <Spinner /> : <Icon name="down" />}</span>
          {hasList && (
            <ul
              ref={list}
              id={`${ties.id}-list`}
              className={classNames('framed', styles['list'])}
              role="listbox"
              aria-label={placeholder}
            >
              {shown.map((option, index) => (
                <li
                  key={option.value}
                  id={`${ties.id}-${index}`}
                  className={styles['option']}
                  role="option"
                  aria-selected={option === chosen}
                  data-active={index === active ? true : undefined}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  {option.label}
                  {option === chosen && <Icon name="check" size={18} />}
                </li>
              ))}
            </ul>
          )}
          {isOpen && !hasList && !loading && (
            <p className={classNames('framed', styles['list'], styles['empty'])} role="status">
              {emptyText}
            </p>
          )}
        </>
      )}
    </FormField>
  );
}

function nextOf(active: number, step: number, count: number): number {
  if (count === 0) return -1;
  if (active === -1) return step === 1 ? 0 : count - 1;
  return (active + step + count) % count;
}

/** Unlike `scrollIntoView`, scrolls only the list and not the page. */
function keepInView(option: HTMLElement): void {
  const list = option.parentElement;
  if (list === null) return;
  const below = option.offsetTop + option.offsetHeight - list.clientHeight;
  list.scrollTop = Math.min(Math.max(list.scrollTop, below), option.offsetTop);
}
