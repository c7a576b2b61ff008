import { statusLabel } from '@amana/domain';
import { Button, Chip, SelectField, TextField, moveFocus } from '@amana/ui';
import {
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  lazy,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { DateField } from '../forms/date-field.tsx';
import { dateText } from '../shared/dates/date-text.ts';
import { useLostFocus } from '../shared/hooks/use-lost-focus.ts';
import styles from './filter-bar.module.css';
import {
  type FilterRangeProps,
  type ListFilters,
  type ListOptions,
  ALL_STATUSES,
  clearListFilters,
  dateRangeProblem,
  hasListFilters,
} from './list-filters.ts';
import type { ListFilterState } from './use-list-filters.ts';
import { useWideWindow } from './use-wide-window.ts';

export interface FilterBarProps
  extends Pick<ListFilterState, 'filters' | 'change'>, Pick<ListOptions, 'statuses'> {}

export function FilterBar({ filters, statuses, change }: FilterBarProps) {
  const bar = useRef<HTMLElement>(null);
  const lostFocus = useLostFocus(() => moveFocus(bar.current));
  const { dates, type, settle, changeNow } = useFilterDates({ filters, change });
  const settleOnEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') settle();
  };
  return (
    <section ref={bar} aria-label="Filters" {...lostFocus}>
      <div className={styles['bar']}>
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
        <FilterDates
          filters={filters}
          onChange={changeNow}
          fields={
            <>
              <DateField
                label="From"
                value={dates.from}
                error={dateRangeProblem(filters) ?? undefined}
                onChange={({ target }) => type({ from: target.value })}
                onKeyDown={settleOnEnter}
              />
              <DateField
                label="To"
                value={dates.to}
                onChange={({ target }) => type({ to: target.value })}
                onKeyDown={settleOnEnter}
              />
            </>
          }
        />
      </div>
      {(hasListFilters(filters) || filters.isOldestFirst) && (
        <div className={styles['chips']}>
          {filters.status !== ALL_STATUSES && (
            <Chip onRemove={() => changeNow({ status: ALL_STATUSES })}>
              {`Status: ${statusLabel(filters.status)}`}
            </Chip>
          )}
          {filters.from !== '' && (
            <Chip onRemove={() => changeNow({ from: '' })}>{`From: ${dateText(filters.from)}`}</Chip>
          )}
          {filters.to !== '' && (
            <Chip onRemove={() => changeNow({ to: '' })}>{`To: ${dateText(filters.to)}`}</Chip>
          )}
          {filters.isOldestFirst && (
            <Chip onRemove={() => changeNow({ isOldestFirst: false })}>Oldest first</Chip>
          )}
          {hasListFilters(filters) && (
            <Button variant="link" onClick={() => changeNow(clearListFilters(filters))}>
              Clear Filters
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

type Dates = Pick<ListFilters, 'from' | 'to'>;

/** Delay between the last change of a date and the filtering. */
const SETTLE_MS = 700;

/** Filters late: an iPhone reports a date for each turn of a wheel, other browsers for each digit of a year. */
function useFilterDates({ filters, change }: Pick<ListFilterState, 'filters' | 'change'>) {
  const [typed, setTyped] = useState<Partial<Dates> | null>(null);
  const dates: Dates = { from: filters.from, to: filters.to, ...typed };
  const isChanged = dates.from !== filters.from || dates.to !== filters.to;
  const settle = () => {
    if (isChanged) change({ ...typed });
    setTyped(null);
  };
  const settleLater = useEffectEvent(settle);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(settleLater, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    dates,
    settle,
    type: (changes: Partial<Dates>) => setTyped((now) => ({ ...now, ...changes })),
    /** Changes other filters, or clears a date, and applies the typed dates. */
    changeNow: (changes: Parameters<typeof change>[0]) => {
      change({ ...typed, ...changes });
      setTyped(null);
    },
  };
}

interface FilterDatesProps extends FilterRangeProps {
  fields: ReactNode;
}

// A separate chunk, because it contains antd. If loading fails, the fields of phones are shown.
const FilterRange = lazy(async () => ({
  default: await import('./wide/filter-range.tsx')
    .then(({ loadFilterRange }) => loadFilterRange())
    .catch(() => NativeFields),
}));

function FilterDates(props: FilterDatesProps) {
  if (!useWideWindow()) return <NativeFields {...props} />;
  return (
    <Suspense fallback={<RangePlaceholder />}>
      <FilterRange {...props} />
    </Suspense>
  );
}

function NativeFields({ fields }: FilterDatesProps) {
  return fields;
}

function RangePlaceholder() {
  return (
    <div className={styles['range']} inert>
      <TextField label="Dates" value="" readOnly />
    </div>
  );
}
