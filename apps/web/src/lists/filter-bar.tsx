import { statusLabel } from '@amana/domain';
import { Button, Chip, Icon, SelectField, TextField, classNames, moveFocus } from '@amana/ui';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  lazy,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { DateField } from '../forms/date-field.tsx';
import { dateText } from '../shared/dates/date-text.ts';
import { useLostFocus } from '../shared/hooks/use-lost-focus.ts';
import styles from './filter-bar.module.css';
import {
  type DateFilters,
  type FilterChange,
  type FilterRangeProps,
  type ListFilters,
  type ListOptions,
  ALL_STATUSES,
  dateRangeProblem,
} from './list-filters.ts';
import { usePhoneWindow, useWideWindow } from '../shared/hooks/window-width.ts';

/** Delay in ms between the last change of a date and the filtering. */
const SETTLE_MS = 700;

// A separate chunk, because it contains antd. If loading fails, the fields of phones are shown.
const FilterRange = lazy<ComponentType<FilterRangeProps & { fields: ReactNode }>>(async () => ({
  default: await import('./wide/filter-range.tsx')
    .then(({ loadFilterRange }) => loadFilterRange())
    .catch(
      () =>
        ({ fields }) =>
          fields,
    ),
}));

interface FilterBarProps extends Pick<ListOptions, 'statuses'> {
  filters: ListFilters;
  change: (change: FilterChange) => void;
}

export function FilterBar({ filters, statuses, change }: FilterBarProps) {
  const bar = useRef<HTMLElement>(null);
  const lostFocus = useLostFocus(() => moveFocus(bar.current));
  const isWide = useWideWindow();
  const isPhone = usePhoneWindow();
  const fieldsId = useId();
  const rangeProblem = dateRangeProblem(filters) ?? undefined;
  const [isOpen, setIsOpen] = useState(false);
  const areFieldsShown = !isPhone || isOpen || rangeProblem !== undefined;
  // Filters late: an iPhone reports a date for each turn of a wheel, other browsers for each digit of a year.
  const [typed, setTyped] = useState<Partial<DateFilters> | null>(null);
  const { from, to } = { ...filters, ...typed };
  const type = (changes: Partial<DateFilters>) => {
    setTyped((now) => ({ ...now, ...changes }));
    // A range that was wrong stays open after it is corrected.
    setIsOpen(true);
  };
  const changeNow = (changes: FilterChange) => {
    change({ ...typed, ...changes });
    setTyped(null);
  };
  const settle = () => {
    // Dates that were changed back are no new filter, which would begin at the first page.
    if (from !== filters.from || to !== filters.to) changeNow({});
    else setTyped(null);
  };
  const settleLate = useEffectEvent(settle);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(settleLate, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const dateFields = (
    <>
      <DateField
        label="From"
        value={from}
        error={rangeProblem}
        onChange={({ target }) => type({ from: target.value })}
      />
      <DateField label="To" value={to} onChange={({ target }) => type({ to: target.value })} />
    </>
  );
  const chips = chipsOf(filters);
  const filterCount = chips.filter(({ removal }) => removal.isOldestFirst === undefined).length;
  return (
    <section ref={bar} className={classNames(isPhone && styles['phone'])} aria-label="Filters" {...lostFocus}>
      {isPhone && (
        <Button
          variant="secondary"
          aria-expanded={areFieldsShown}
          aria-controls={fieldsId}
          onClick={() => setIsOpen(!areFieldsShown)}
        >
          <Icon name="settings" />
          <span>{filterCount === 0 ? 'Filter' : `Filter (${filterCount})`}</span>
        </Button>
      )}
      {areFieldsShown && (
        <div id={fieldsId} className={styles['bar']} onKeyDown={({ key }) => key === 'Enter' && settle()}>
          {statuses.length > 0 && (
            <SelectField
              label="Status"
              value={filters.status}
              onChange={({ target }) => changeNow({ status: target.value })}
            >
              {statuses.map((status) => (
                <option key={status} value={status}>
                  {statusLabel(status)}
                </option>
              ))}
            </SelectField>
          )}
          {isWide ? (
            <Suspense
              fallback={
                <div className={styles['range']} inert>
                  <TextField label="Dates" value="" readOnly />
                </div>
              }
            >
              <FilterRange filters={filters} onChange={changeNow} fields={dateFields} />
            </Suspense>
          ) : (
            dateFields
          )}
        </div>
      )}
      {chips.length > 0 && (
        <div className={styles['chips']}>
          {chips.map(({ text, removal }) => (
            <Chip key={text} onRemove={() => changeNow(removal)}>
              {text}
            </Chip>
          ))}
          {filterCount > 0 && (
            <Button variant="link" onClick={() => changeNow({ status: ALL_STATUSES, from: '', to: '' })}>
              Clear Filters
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function chipsOf({ status, from, to, isOldestFirst }: ListFilters) {
  const chips: { isSet: boolean; text: string; removal: FilterChange }[] = [
    {
      isSet: status !== ALL_STATUSES,
      text: `Status: ${statusLabel(status)}`,
      removal: { status: ALL_STATUSES },
    },
    { isSet: from !== '', text: `From: ${dateText(from)}`, removal: { from: '' } },
    { isSet: to !== '', text: `To: ${dateText(to)}`, removal: { to: '' } },
    { isSet: isOldestFirst, text: 'Oldest first', removal: { isOldestFirst: false } },
  ];
  return chips.filter(({ isSet }) => isSet);
}
