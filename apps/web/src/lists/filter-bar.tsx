import { statusLabel } from '@amana/domain';
import { Button, Chip, SelectField, moveFocus } from '@amana/ui';
import { type KeyboardEvent, useRef } from 'react';
import { dateText } from '../shared/date-text.ts';
import { DateField } from '../forms/date-field.tsx';
import { useLostFocus } from '../shared/use-lost-focus.ts';
import { useFilterDates } from './filter-bar-dates.ts';
import { FilterDates } from './filter-dates.tsx';
import styles from './filter-bar.module.css';
import { ALL_STATUSES, clearListFilters, dateRangeProblem, hasListFilters } from './list-filters.ts';
import type { ListFilterState } from './use-list-filters.ts';

/** Each active filter has a chip that removes it. */
export function FilterBar({ filters, statuses, change }: ListFilterState) {
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
