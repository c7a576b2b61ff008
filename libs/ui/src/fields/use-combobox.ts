import { type ChangeEvent, type KeyboardEvent, useState } from 'react';

export interface Option {
  value: string;
  label: string;
}

export interface ComboboxInput {
  options: readonly Option[];
  value: string | null;
  valueLabel?: string;
  onSelect: (value: string) => void;
}

interface Search {
  /** Text typed since the list opened; null or empty shows every option. */
  text: string | null;
  active: number;
}

/** State and keyboard handling of the combobox pattern of WAI-ARIA. */
export function useCombobox({ options, value, valueLabel = '', onSelect }: ComboboxInput) {
  const [search, setSearch] = useState<Search | null>(null);
  const chosen = options.find((option) => option.value === value);
  const shown = search === null ? [] : matching(options, search.text ?? '');

  const open = () => {
    if (search === null) setSearch({ text: null, active: options.findIndex((option) => option === chosen) });
  };
  const close = () => setSearch(null);
  const choose = (option: Option | undefined) => {
    if (option !== undefined && option.value !== value) onSelect(option.value);
    close();
  };
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setSearch({ text: target.value, active: target.value === '' ? -1 : 0 });
  };
  const pressKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      if (search === null) open();
      else setSearch({ ...search, active: nextOf(search.active, step, shown.length) });
    } else if (search !== null && event.key === 'Enter') {
      event.preventDefault();
      const option = shown[search.active];
      const hasText = search.text !== null && search.text !== '';
      // The matching options may still be loading.
      if (option !== undefined || !hasText) choose(option);
    } else if (search !== null && event.key === 'Escape') {
      // Escape closes only the list, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  /** Text that equals an option's label chooses that option. */
  const leave = () => {
    const typed = search?.text?.trim().toLowerCase();
    choose(shown.find(({ label }) => label.toLowerCase() === typed));
  };

  return {
    isOpen: search !== null,
    text: search?.text ?? chosen?.label ?? valueLabel,
    active: search?.active ?? -1,
    shown,
    open,
    choose,
    type,
    pressKey,
    leave,
  };
}

function matching(options: readonly Option[], text: string): readonly Option[] {
  const wanted = text.trim().toLowerCase();
  return options.filter(({ label }) => label.toLowerCase().includes(wanted));
}

function nextOf(active: number, step: number, count: number): number {
  if (count === 0) return -1;
  if (active === -1) return step === 1 ? 0 : count - 1;
  return (active + step + count) % count;
}
