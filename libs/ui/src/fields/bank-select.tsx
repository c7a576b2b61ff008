import { findBanks } from '@amana/domain';
import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import styles from './bank-select.module.css';
import fieldStyles from './field.module.css';
import { type FieldProps, FormField } from './form-field.tsx';

interface BankSelectProps<Bank> extends FieldProps {
  banks: readonly Bank[];
  chosenName: string;
  emptyText: string;
  /** Gets null when a text is left that does not name one bank. */
  onSelect: (bank: Bank | null) => void;
  onBlur?: () => void;
}

const popup = `framed ${styles['list'] ?? ''}`;
const showOption = (option: Element | null) => option?.scrollIntoView({ block: 'nearest' });

/** The combobox pattern of WAI-ARIA. */
export function BankSelect<Bank extends { id: string; name: string }>(props: BankSelectProps<Bank>) {
  const { banks, chosenName, emptyText, error, onSelect, onBlur, ...field } = props;
  /** Null while the list is closed, and a text once something was typed. */
  const [search, setSearch] = useState<{ text: string | null; active: number } | null>(null);
  /** The text that was left without one bank. */
  const [left, setLeft] = useState('');
  const active = search?.active ?? -1;
  const shown = search === null ? [] : findBanks(banks, search.text ?? '');
  const hasList = shown.length > 0;
  const isLeft = chosenName === '' && left !== '';
  const open = () =>
    setSearch({ text: isLeft ? left : null, active: banks.findIndex(({ name }) => name === chosenName) });
  const choose = (bank: Bank | undefined) => {
    if (bank !== undefined) onSelect(bank);
    setSearch(null);
  };
  const leave = () => {
    const text = search?.text ?? null;
    // The only bank that the text may mean needs no press.
    const isNamed = text !== null && text !== '' && shown.length === 1;
    if (text !== null && !isNamed) {
      setLeft(text);
      onSelect(null);
    }
    choose(isNamed ? shown[0] : undefined);
    onBlur?.();
  };
  const pressKey = (event: KeyboardEvent) => {
    // An input method uses these keys for its own list.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && (search === null || !['Enter', 'Escape'].includes(event.key))) return;
    // Enter does not send the form; Escape closes only the list, not the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    if (search === null) open();
    else if (step !== undefined)
      setSearch({ ...search, active: Math.min(Math.max(active + step, 0), shown.length - 1) });
    // The matching banks may still be loading.
    else if (hasList || event.key === 'Escape') choose(event.key === 'Enter' ? shown[active] : undefined);
  };
  return (
    <FormField {...field} error={error !== undefined && isLeft ? 'Choose one bank from the list' : error}>
      {(ties) => (
        <>
          <input
            {...ties}
            className={fieldStyles['input']}
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={hasList ? `${ties.id}-list` : undefined}
            aria-activedescendant={active in shown ? `${ties.id}-${active}` : undefined}
            placeholder="Choose your bank"
            value={search?.text ?? (isLeft ? left : chosenName)}
            onClick={() => search === null && open()}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setSearch({ text: target.value, active: target.value === '' ? -1 : 0 })}
            onKeyDown={pressKey}
            onBlur={leave}
          />
          <span className={fieldStyles['chevron']}>
            <Icon name="down" />
          </span>
          {hasList && (
            <ul id={`${ties.id}-list`} className={popup} role="listbox" aria-label="Banks">
              {shown.map((bank, index) => (
                <li
                  key={bank.id}
                  ref={index === active ? showOption : undefined}
                  id={`${ties.id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(bank)}
                >
                  {bank.name}
                </li>
              ))}
            </ul>
          )}
          {search !== null && !hasList && (
            <p className={popup} role="status">
              {emptyText}
            </p>
          )}
        </>
      )}
    </FormField>
  );
}
