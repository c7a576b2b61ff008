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
  type ListFilterState,
  type ListOptions,
  ALL_STATUSES,
  dateRangeProblem,
  hasListFilters,
} from './list-filters.ts';
import { usePhoneWindow, useWideWindow } from './window-width.ts';

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

type FilterBarProps = Pick<ListFilterState, 'filters' | 'change'> & Pick<ListOptions, 'statuses'>;

export function FilterBar({ filters, statuses, change }: FilterBarProps) {
  const bar = useRef<HTMLElement>(null);
  const lostFocus = useLostFocus(() => moveFocus(bar.current));
  const isWide = useWideWindow();
  const isPhone = usePhoneWindow();
  const rangeProblem = dateRangeProblem(filters) ?? undefined;
  const [isOpen, setIsOpen] = useState(rangeProblem !== undefined);
  const [problemBefore, setProblemBefore] = useState(rangeProblem);
  if (rangeProblem !== problemBefore) {
    setProblemBefore(rangeProblem);
    // They stay open while and after the range is corrected.
    if (rangeProblem !== undefined) setIsOpen(true);
  }
  const fieldsId = useId();
  // Filters late: an iPhone reports a date for each turn of a wheel, other browsers for each digit of a year.
  const [typed, setTyped] = useState<Partial<DateFilters> | null>(null);
  const type = (changes: Partial<DateFilters>) => setTyped((now) => ({ ...now, ...changes }));
  const changeNow = (changes: FilterChange) => {
    change({ ...typed, ...changes });
    setTyped(null);
  };
  /** Dates that were changed back are no new filter, which would begin at the first page. */
  const settle = () => {
    const isChanged = (['from', 'to'] as const).some(
      (name) => (typed?.[name] ?? filters[name]) !== filters[name],
    );
    if (isChanged) changeNow({});
    else setTyped(null);
  };
  const settleLate = useEffectEvent(settle);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(settleLate, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const areFieldsShown = !isPhone || isOpen;
  const dateFields = (
    <>
      <DateField
        label="From"
        value={typed?.from ?? filters.from}
        error={rangeProblem}
        onChange={({ target }) => type({ from: target.value })}
      />
      <DateField
        label="To"
        value={typed?.to ?? filters.to}
        onChange={({ target }) => type({ to: target.value })}
      />
    </>
  );
  const chips: { text: string; removal: FilterChange }[] = [
    ...(filters.status === ALL_STATUSES
      ? []
      : [{ text: `Status: ${statusLabel(filters.status)}`, removal: { status: ALL_STATUSES } }]),
    ...(filters.from === '' ? [] : [{ text: `From: ${dateText(filters.from)}`, removal: { from: '' } }]),
    ...(filters.to === '' ? [] : [{ text: `To: ${dateText(filters.to)}`, removal: { to: '' } }]),
    ...(filters.isOldestFirst ? [{ text: 'Oldest first', removal: { isOldestFirst: false } }] : []),
  ];
  const filterCount = [filters.status !== ALL_STATUSES, filters.from !== '', filters.to !== ''].filter(
    Boolean,
  ).length;
  return (
    <section ref={bar} className={classNames(isPhone && styles['phone'])} aria-label="Filters" {...lostFocus}>
      {isPhone && (
        <Button
          variant="secondary"
          aria-expanded={areFieldsShown}
          aria-controls={fieldsId}
          onClick={() => setIsOpen(!isOpen)}
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
          {hasListFilters(filters) && (
            <Button variant="link" onClick={() => changeNow({ status: ALL_STATUSES, from: '', to: '' })}>
              Clear Filters
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
